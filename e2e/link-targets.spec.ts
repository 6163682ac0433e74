import type { Locator, Page } from '@playwright/test'
import {
  expect,
  follow,
  getScrollTop,
  heading,
  openPage,
  scrollPage,
  test,
  waitForApp,
} from './site'

const LONG_PAGE = '/docs/cli/'

const outline = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

/** Expects a link to lead to the same place again after the reader has scrolled away. */
async function expectToRepeat(page: Page, link: Locator): Promise<void> {
  const away = async () => {
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await scrollPage(page, (await getScrollTop(page)) < end / 2 ? end : 0)
    return getScrollTop(page)
  }
  const before = await away()
  await follow(link)
  await expect.poll(() => getScrollTop(page)).not.toBe(before)
  const place = await getScrollTop(page)
  const length = await page.evaluate(() => history.length)
  for (let time = 0; time < 2; time++) {
    await away()
    await follow(link)
    await expect.poll(() => getScrollTop(page)).toBe(place)
  }
  expect(await page.evaluate(() => history.length)).toBe(length)
}

test.describe('a link to the hash that is already in the address scrolls there again', () => {
  for (const [what, path, find] of [
    ['an entry of the outline', LONG_PAGE, (page) => outline(page).getByRole('link').nth(4)],
    [
      'a footnote',
      '/tests/blog/2022/04/20/dup-footnote/',
      (page) => page.getByRole('main').locator('a[data-footnote-ref]').first(),
    ],
    [
      'the skip link',
      LONG_PAGE,
      (page) => page.getByRole('link', { name: 'Skip to main content' }),
    ],
    [
      'the top',
      '/tests/pages/link-tests/',
      (page) => page.getByRole('main').getByRole('link', { name: 'Top', exact: true }),
    ],
  ] satisfies [string, string, (page: Page) => Locator][]) {
    test(what, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 300 })
      await openPage(page, path)
      await expectToRepeat(page, find(page))
    })
  }

  test('which the reader has landed on', async ({ page }) => {
    await openPage(page, `${LONG_PAGE}#docusaurus-build`)
    const place = await getScrollTop(page)
    expect(place).toBeGreaterThan(0)
    await scrollPage(page, 0)
    await follow(outline(page).locator('a[href="#docusaurus-build"]'))
    await expect.poll(() => getScrollTop(page)).toBe(place)
  })

  test('a search hit', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    const dialog = page.getByRole('dialog', { name: 'Search' })
    const choose = async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await dialog.getByRole('combobox', { name: 'Search' }).fill('docusaurus swizzle')
      await dialog.locator(`a[href^="${LONG_PAGE}#"]`).first().click()
      await expect(dialog).toBeHidden()
      await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0)
      return getScrollTop(page)
    }
    const place = await choose()
    await scrollPage(page, 0)
    expect(await choose()).toBe(place)
  })

  test('and Back from another page still leads there', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    const link = outline(page).getByRole('link').nth(4)
    await follow(link)
    await follow(link)
    await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0)
    const place = await getScrollTop(page)
    await follow(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last())
    await expect(page).not.toHaveURL(/cli/)
    await page.goBack()
    await expect(heading(page)).toHaveText('CLI')
    await expect.poll(() => getScrollTop(page)).toBe(place)
  })
})

test("the sidebar's link to the open page goes to the top", async ({ page }) => {
  await openPage(page, LONG_PAGE)
  await scrollPage(page, 1500)
  await follow(
    page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[aria-current=page]'),
  )
  await expect.poll(() => getScrollTop(page)).toBe(0)
  await expect(page).toHaveURL(LONG_PAGE)
})

test('a link to another query of the same heading keeps the place', async ({ page }) => {
  await openPage(page, '/tests/pages/tabs-tests/#query')
  const link = page.getByRole('link', { name: '?level=third' })
  await link.scrollIntoViewIfNeeded()
  const top = (await getScrollTop(page)) - 100
  await scrollPage(page, top)
  await link.click()
  await expect(page).toHaveURL('/tests/pages/tabs-tests/?level=third#query')
  expect(await getScrollTop(page)).toBe(top)
})

test('a link to another query without the hash leads to the top', async ({ page }) => {
  await openPage(page, `${LONG_PAGE}#docusaurus-build`)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '?x=1'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL(`${LONG_PAGE}?x=1`)
  await expect.poll(() => getScrollTop(page)).toBe(0)
})

test('a page that is opened with a hash that names nothing starts at the top', async ({ page }) => {
  await openPage(page, LONG_PAGE)
  await scrollPage(page, 1500)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/docs/configuration/#nothing-here'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(heading(page)).toHaveText('Configuration')
  await expect.poll(() => getScrollTop(page)).toBe(0)
})

test('Back from a heading returns to where the reader was', async ({ page }) => {
  await openPage(page, LONG_PAGE)
  await follow(outline(page).getByRole('link').nth(1))
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0)
  const read = (await getScrollTop(page)) + 500
  await scrollPage(page, read)
  await follow(outline(page).getByRole('link').nth(5))
  await expect.poll(() => getScrollTop(page)).not.toBe(read)
  const next = await getScrollTop(page)
  await page.goBack()
  await expect.poll(() => getScrollTop(page)).toBe(read)
  await page.goForward()
  await expect.poll(() => getScrollTop(page)).toBe(next)
})

test('coming back from another document restores the place', async ({ page }) => {
  await openPage(page, LONG_PAGE)
  await scrollPage(page, 1500)
  await page.goto('/robots.txt')
  await page.goBack()
  await waitForApp(page)
  await expect.poll(() => getScrollTop(page)).toBe(1500)
})

test('after a jump to a heading, the first scroll up shows the navbar', async ({ page }) => {
  await openPage(page, '/docs/sidebar/')
  await follow(page.getByRole('article').locator('p a[href^="/docs/sidebar/items/#"]').first())
  await expect(heading(page)).toHaveText('Sidebar items')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-navbar-hidden')
  await scrollPage(page, (await getScrollTop(page)) - 20)
  await expect(root).not.toHaveAttribute('data-navbar-hidden')
})
