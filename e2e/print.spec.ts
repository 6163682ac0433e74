import type { Locator, Page } from '@playwright/test'
import { expect, openPage, pageKinds, test } from './site'

/** Opens a page in print media. */
async function openPrinted(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await page.emulateMedia({ media: 'print' })
}

const getStyle = (locator: Locator, name: string, pseudo?: string) =>
  locator.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property),
    [name, pseudo] as [string, string | undefined],
  )

for (const kind of ['home', 'doc', 'post', 'blog list', 'release', 'showcase, filtered'] as const) {
  test(`${kind} is printed without the parts that are only for screens`, async ({ page }) => {
    await openPage(page, pageKinds[kind])
    await page.evaluate(() => scrollTo(0, 2000))
    await page.evaluate(() => scrollTo(0, 1900))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const chrome = page
      .getByRole('banner')
      .or(page.getByRole('contentinfo'))
      .or(page.getByRole('button'))
      .or(page.getByRole('dialog'))
      .or(page.getByRole('tablist'))
      .or(page.getByRole('textbox'))
      .or(page.getByRole('checkbox'))
      .or(page.getByRole('combobox'))
      .or(page.getByRole('complementary', { name: 'Announcement' }))
      .or(page.getByRole('navigation'))
    await expect(chrome.filter({ visible: true })).toHaveCount(0)
  })
}

test('every tab is printed, with its name', async ({ page }) => {
  await openPrinted(page, pageKinds['doc with tabs'])
  const panels = page.getByRole('main').locator('[role="tabpanel"]')
  const count = await panels.count()
  expect(count).toBeGreaterThan(2)
  await expect(panels.filter({ visible: true })).toHaveCount(count)
  expect(await getStyle(panels.nth(1), 'content', '::before')).toMatch(/\w/)
})

test('collapsed content is printed open', async ({ page }) => {
  await openPage(page, pageKinds.release)
  const details = page.getByRole('main').locator('details:not([open])').filter({ visible: true })
  const text = details.first().locator('a').first()
  const isShown = () => text.evaluate((element) => element.checkVisibility())
  expect(await isShown()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isShown()).toBe(true)
})

test('links are printed with their targets, except those within the page', async ({ page }) => {
  await openPrinted(page, pageKinds.post)
  const main = page.getByRole('main')
  const outside = main.locator('p a[href^="http"]').first()
  const href = await outside.getAttribute('href')
  expect(await getStyle(outside, 'content', '::after')).toContain(href)
  const inside = main.locator('p a[href^="/"]').first()
  const path = await inside.getAttribute('href')
  expect(await getStyle(inside, 'content', '::after')).toBe(`" (${path})"`)
  await openPrinted(page, pageKinds['options page'])
  const within = main.locator('p a[href^="#"]').first()
  expect(await getStyle(within, 'content', '::after')).toBe('none')
})

test.describe('for a reader in dark mode', () => {
  test.use({ colorScheme: 'dark' })

  test('paper is white, code is legible on it, and the mode is kept', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await openPrinted(page, pageKinds['doc with code'])
    const code = page.getByRole('main').locator('pre').first()
    expect(await getStyle(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)')
    const [red = 255] =
      (await getStyle(code.locator('span').first(), 'color')).match(/\d+/g)?.map(Number) ?? []
    expect(red).toBeLessThan(160)
    // A browser prints as if the system were light.
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    expect(await getStyle(page.locator('body'), 'background-color')).toBe('rgb(24, 25, 32)')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  })
})

for (const kind of ['doc with code', 'options page', 'upgrade pair', 'post', 'home'] as const) {
  test(`nothing on ${kind} is cut off at the edge of the paper`, async ({ page }) => {
    // A4 with margins of 1 cm, at 96 pixels per inch.
    await page.setViewportSize({ width: 718, height: 1000 })
    await openPrinted(page, pageKinds[kind])
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(pre, code, table, p, li, figure)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent.slice(0, 40)),
    )
    expect(cut).toEqual([])
    const scrolled = await page.evaluate(
      () =>
        [...document.querySelectorAll('main :is(pre, .table)')]
          .filter((element) => element.checkVisibility())
          .filter((element) => element.scrollWidth > element.clientWidth + 1).length,
    )
    expect(scrolled).toBe(0)
  })
}

test("headings stay with their text, and rows and blocks aren't divided", async ({ page }) => {
  await openPrinted(page, pageKinds['options page'])
  const main = page.getByRole('main')
  expect(await getStyle(main.locator('h2').first(), 'break-after')).toBe('avoid')
  expect(await getStyle(main.locator('tr').first(), 'break-inside')).toBe('avoid')
  expect(await getStyle(main.locator('figure').first(), 'break-inside')).toBe('avoid')
})
