import { expect, test, waitForApp } from './site'

test.beforeEach(async ({ page }) => {
  await page.goto('/docs/installation/')
  await waitForApp(page)
})

test('the branch of the page is open and the page is marked', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(sidebar.getByRole('link', { name: 'Versioning' })).toHaveCount(0)
})

test('the caret opens a category by keyboard and closes its siblings', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const caret = sidebar.getByRole('button', { name: "Expand sidebar category 'Guides'" })
  await caret.focus()
  await page.keyboard.press('Enter')
  await expect(sidebar.getByRole('link', { name: 'Pages' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toHaveCount(0)
  const collapse = sidebar.getByRole('button', { name: "Collapse sidebar category 'Guides'" })
  await expect(collapse).toHaveAttribute('aria-expanded', 'true')
  await collapse.press('Space')
  await expect(sidebar.getByRole('link', { name: 'Pages' })).toHaveCount(0)
})

test('a category’s label leads to its page and opens it', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('link', { name: 'Guides' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docusaurus Guides')
  await expect(sidebar.getByRole('link', { name: 'Pages' })).toBeVisible()
})

test('what the reader opened stays open on the next page', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Guides'" }).click()
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Markdown Features'" }).click()
  await sidebar.getByRole('link', { name: 'Introduction' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction')
  await expect(sidebar.getByRole('link', { name: 'Tabs' })).toBeVisible()
})

test('what the reader opened is open in the first paint after a reload', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Guides'" }).click()
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toHaveCount(0)
  // Without its chunks the page shows what its first frame shows.
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }))
  await page.reload()
  await expect(sidebar.getByRole('link', { name: 'Pages' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('what was restored works', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Guides'" }).click()
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Markdown Features'" }).click()
  await expect(sidebar.getByRole('link', { name: 'Tabs' })).toBeVisible()
  await page.reload()
  await waitForApp(page)
  await sidebar.getByRole('button', { name: "Collapse sidebar category 'Guides'" }).click()
  await expect(sidebar.getByRole('link', { name: 'Tabs' })).toHaveCount(0)
  await page.reload()
  await waitForApp(page)
  await expect(sidebar.getByRole('link', { name: 'Pages' })).toHaveCount(0)
})
