import type { Locator, Page, Route } from '@playwright/test'
import { expect, getScrollTop, scrollPage, test, waitForApp } from './site'

const LONG_PAGE = '/docs/cli/'

/** In milliseconds. */
const HOUR = 3_600_000

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

/** Follows a link where it is; `click` would scroll to it first. */
const follow = (link: Locator) => link.evaluate((element: HTMLAnchorElement) => element.click())

const toConfiguration = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: 'Configuration', exact: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a page that is slow to load', () => {
  test('leaves the page before in place, and a bar says that it is loading', async ({ page }) => {
    let held: Route | undefined
    await open(page, '/docs/installation/')
    await page.route('**/docs/configuration/index.txt*', (route) => {
      held = route
    })
    await toConfiguration(page).click()
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    await expect(bar).toBeAttached()
    await expect(heading(page)).toHaveText('Installation')
    await expect.poll(() => held !== undefined).toBe(true)
    await held?.continue()
    await expect(heading(page)).toHaveText('Configuration')
    await expect(bar).toHaveCount(0)
  })

  test('shows the bar after 200 ms and the spinner after a second', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await open(page, '/docs/installation/')
    await page.route('**/docs/configuration/index.txt*', () => undefined)
    await page.clock.pauseAt(HOUR)
    await toConfiguration(page).click()
    const bar = page.getByRole('progressbar')
    await page.clock.runFor(199)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar).toBeAttached()
    const spinnerDelay = await bar.evaluate(
      (element) => getComputedStyle(element, '::after').animationDelay,
    )
    expect(spinnerDelay).toBe('0.8s, 0.8s')
  })

  test('shows no bar for a place on the page or another query', async ({ page }) => {
    await open(page, '/docs/markdown-features/tabs/')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
    await expect(page).toHaveURL(/#/)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})

test.describe('the focus', () => {
  test('starts at the top of a new page, where Tab reaches the skip link', async ({ page }) => {
    await open(page, '/docs/installation/')
    await toConfiguration(page).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Configuration')
    await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('goes to the heading that the link names', async ({ page }) => {
    await open(page, '/docs/sidebar/')
    const link = page.getByRole('article').locator('p a[href^="/docs/sidebar/items/#"]').first()
    const hash = (await link.getAttribute('href'))?.split('#')[1] ?? ''
    await link.click()
    await expect(page.locator(`#${hash}`)).toBeFocused()
  })
})

test('a screen reader hears which page it is', async ({ page }) => {
  await open(page, '/docs/installation/')
  await toConfiguration(page).click()
  await expect(page.locator('next-route-announcer').getByRole('alert')).toHaveText(/^Configuration/)
})

test.describe('the place on the page', () => {
  test('is the same again after Back and after Forward', async ({ page }) => {
    await open(page, LONG_PAGE)
    await scrollPage(page, 2345)
    await follow(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last())
    await expect(page).not.toHaveURL(LONG_PAGE)
    await expect.poll(() => getScrollTop(page)).toBe(0)
    await scrollPage(page, 321)
    await page.goBack()
    await expect.poll(() => getScrollTop(page)).toBe(2345)
    await page.goForward()
    await expect.poll(() => getScrollTop(page)).toBe(321)
  })

  test('is the same again after a reload', async ({ page }) => {
    await open(page, LONG_PAGE)
    await scrollPage(page, 1500)
    await page.reload()
    await expect.poll(() => getScrollTop(page)).toBe(1500)
  })

  test('is the top when the hash is taken away', async ({ page }) => {
    await open(page, `${LONG_PAGE}#docusaurus-build`)
    expect(await getScrollTop(page)).toBeGreaterThan(0)
    await follow(
      page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[aria-current=page]'),
    )
    await expect(page).toHaveURL(LONG_PAGE)
    await expect.poll(() => getScrollTop(page)).toBe(0)
  })

  test('goes back through the headings of a page that a reader went to', async ({ page }) => {
    await open(page, LONG_PAGE)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    await toc.getByRole('link').nth(1).click()
    await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0)
    const first = await getScrollTop(page)
    await toc.getByRole('link').nth(4).click()
    await expect.poll(() => getScrollTop(page)).toBeGreaterThan(first)
    await page.goBack()
    await expect.poll(() => getScrollTop(page)).toBe(first)
    await page.goBack()
    await expect.poll(() => getScrollTop(page)).toBe(0)
  })
})

test('a scroll whose end is reported after Back does not change the place', async ({ page }) => {
  await open(page, LONG_PAGE)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4).click()
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0)
  // As on a busy machine, where the reader is quicker than the next frame.
  await page.evaluate(() =>
    addEventListener('popstate', () => {
      document.dispatchEvent(new Event('scrollend', { bubbles: true }))
    }),
  )
  await page.goBack()
  await expect.poll(() => getScrollTop(page)).toBe(0)
})

test('Back shows the page again whose heading the reader had gone to', async ({ page }) => {
  await open(page, '/docs/installation/')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/installation\/#/)
  await toConfiguration(page).click()
  await expect(heading(page)).toHaveText('Configuration')
  await page.goBack()
  await expect(page).toHaveURL(/installation\/#/)
  await expect(heading(page)).toHaveText('Installation')
})

test('a page whose scripts are missing is loaded as a document, which is readable without', async ({
  page,
  complaints,
}) => {
  await open(page, '/docs/installation/')
  const known = new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ),
  )
  await page.route('**/_next/static/chunks/*.js', (route) =>
    known.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.getByRole('banner').getByRole('link', { name: 'Docusaurus', exact: true }).click()
  await expect.poll(() => documents).toEqual(['/'])
  await expect(page.getByRole('heading', { level: 1, name: /Markdown/ })).toBeVisible()
  complaints.length = 0
})
