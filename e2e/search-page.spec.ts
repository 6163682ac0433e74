import type { Page } from '@playwright/test'
import {
  expect,
  getOverflow,
  getScrollTop,
  heading,
  openPage,
  readHtml,
  scrollPage,
  test,
} from './site'

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const status = (page: Page) => page.getByRole('main').getByRole('status')

async function open(page: Page, query: string): Promise<void> {
  await openPage(page, `/search/${query}`)
}

test('has noindex, follow', () => {
  expect(readHtml('/search/')).toContain('<meta name="robots" content="noindex, follow"')
})

test('shows the field without a query', async ({ page }) => {
  await open(page, '')
  await expect(heading(page)).toHaveText('Search the documentation')
  await expect(field(page)).toBeFocused()
  await expect(titles(page)).toHaveCount(0)
})

test('shows the query in the URL, with the number of results', async ({ page }) => {
  await open(page, '?q=sidebar')
  await expect(heading(page)).toHaveText('Search results for “sidebar”')
  await expect(page).toHaveTitle(/^Search results for “sidebar” \| /)
  await expect(field(page)).toHaveValue('sidebar')
  await expect(status(page)).toHaveText(/^\d+ results$/)
  await expect(titles(page).first()).toContainText(/sidebar/i)
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/sidebar/i)
})

for (const space of ['%00', '%20%0D%0A%20']) {
  test(`answers a query with ${space}`, async ({ page }) => {
    await open(page, `?q=sidebar${space}items`)
    await expect(heading(page)).toHaveText(/^Search results for “sidebar.*items”$/s)
    await expect(page).toHaveTitle(/^Search results for “sidebar.*items” \| /s)
    await field(page).fill('swizzling')
    await expect(page).toHaveTitle('Search results for “swizzling” | Docusaurus')
    await expect(titles(page).first()).toContainText(/swizzling/i)
  })
}

test('gives the title back to the next page', async ({ page }) => {
  await open(page, '?q=sidebar')
  await page.getByRole('link', { name: 'Showcase' }).first().click()
  await expect(page).toHaveTitle('Docusaurus Site Showcase | Docusaurus')
  await page.goBack()
  await expect(page).toHaveTitle(/^Search results for “sidebar” \| /)
})

test('searches as the reader types, and updates the URL', async ({ page }) => {
  await open(page, '')
  await field(page).pressSequentially('swizzling')
  await expect(page).toHaveURL('/search/?q=swizzling')
  await expect(titles(page).first()).toContainText(/swizzling/i)
})

test('reports that nothing was found', async ({ page }) => {
  await open(page, '?q=zzqqxxjj')
  await expect(status(page)).toHaveText('No results were found')
})

test('suggests names that are spelled alike if nothing was found', async ({ page }) => {
  await open(page, '?q=confgurtaion+flie')
  await page.getByRole('main').getByRole('link', { name: 'Configuration', exact: true }).click()
  await expect(page).toHaveURL('/search/?q=Configuration')
  await expect(titles(page).first()).toHaveText('Configuration')
})

test("reports that results can't be fetched, and can retry", async ({ page, complaints }) => {
  await page.route(/\/search(-index)?\/.*\.(js|json)/, (route) => route.abort())
  await open(page, '?q=sidebar')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Unable to fetch results')
  await page.unroute(/\/search(-index)?\/.*\.(js|json)/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page).first()).toBeVisible()
  // The browser logs what it couldn't load.
  complaints.length = 0
})

test('more results are loaded at the end of the list, or with the button', async ({ page }) => {
  await open(page, '?q=plugin')
  await expect(titles(page)).toHaveCount(15)
  await page.getByRole('button', { name: 'Load more' }).focus()
  await expect(titles(page)).toHaveCount(30)
})

test('another version can be searched', async ({ page }) => {
  await open(page, '?q=sidebar')
  await expect(titles(page).first().getByRole('link')).toHaveAttribute('href', /^\/docs\/(?!3)/)
  await page.getByRole('combobox', { name: 'Version' }).selectOption('3.0.1')
  await expect(titles(page).first().getByRole('link')).toHaveAttribute('href', /^\/docs\/3\.0\.1\//)
})

test("the reader's preferred version is selected initially", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docs-preferred-version-default', '3.1.1')
  })
  await open(page, '?q=sidebar')
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('3.1.1')
  await expect(titles(page).first().getByRole('link')).toHaveAttribute('href', /^\/docs\/3\.1\.1\//)
})

test('Back from a result restores the query, the results and the scroll position', async ({
  page,
}) => {
  await open(page, '?q=plugin')
  await expect(titles(page)).toHaveCount(15)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect(titles(page)).toHaveCount(30)
  await scrollPage(page, 900)
  const top = await getScrollTop(page)
  await titles(page).nth(8).getByRole('link').click()
  await expect(page).not.toHaveURL(/search/)
  await expect(page.getByRole('article')).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Search results for “plugin”')
  await expect(field(page)).toHaveValue('plugin')
  await expect(titles(page)).toHaveCount(30)
  await expect.poll(() => getScrollTop(page)).toBe(top)
})

test("the page doesn't scroll sideways on a 320 px phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '?q=sidebar')
  await expect(titles(page).first()).toBeVisible()
  expect(await getOverflow(page)).toBeLessThanOrEqual(0)
})
