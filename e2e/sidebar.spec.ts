import { expect, recordShifts, test, waitForApp } from './site'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/docs/installation/')
  if (javaScriptEnabled) await waitForApp(page)
})

test('the label of a category opens its page and the category, and closes its siblings', async ({
  page,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('link', { name: 'Guides', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docusaurus Guides')
  await expect(sidebar.getByRole('link', { name: 'Pages', exact: true })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toHaveCount(0)
})

test('the sidebar and the navbar stay while the page changes, with position and open categories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Guides'" }).click()
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Markdown Features'" }).click()
  const link = sidebar.getByRole('link', { name: 'Tabs' })
  await link.scrollIntoViewIfNeeded()
  const scrollTop = await sidebar.evaluate((element) => element.scrollTop)
  expect(scrollTop).toBeGreaterThan(0)
  const frame = [
    await sidebar.elementHandle(),
    await page.getByRole('banner').elementHandle(),
    await link.elementHandle(),
  ]
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs')
  await expect(link).toHaveAttribute('aria-current', 'page')
  for (const element of frame) {
    expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true)
  }
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(scrollTop)
  await expect(
    sidebar.getByRole('button', { name: "Collapse sidebar category 'Guides'" }),
  ).toBeVisible()
})

test('the sidebar of the community leads to the pages that have none', async ({ page }) => {
  await page.goto('/community/support/')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  for (const [name, path] of [
    ['Changelog', '/changelog/'],
    ['Showcase', '/showcase/'],
    ['Feature requests', '/feature-requests/'],
  ] as const) {
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

test.describe('the filter', () => {
  test('shows matches in the whole sidebar and their number, and is cleared by Escape', async ({
    page,
  }) => {
    const readShifts = await recordShifts(page, 'parsed')
    await page.reload()
    await waitForApp(page)
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    const field = page.getByRole('searchbox', { name: 'Filter: Docs sidebar' })
    await field.fill('multiple')
    await expect(sidebar.getByRole('link', { name: 'Multiple sidebars' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Guides' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Installation' })).toHaveCount(0)
    await expect(page.getByRole('complementary').getByRole('status')).toHaveText('1 match')
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(sidebar.getByRole('link', { name: 'Installation' })).toBeVisible()
    expect(await readShifts()).toEqual([])
  })

  test('can be used with the keyboard alone', async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Filter: Docs sidebar' }).focus()
    await page.keyboard.type('configuration')
    await expect(page.getByRole('complementary').getByRole('status')).toHaveText(/^\d+ match/)
    await page.keyboard.press('ArrowDown')
    const focused = page.locator(':focus')
    await expect(focused).toHaveText(/Getting Started|Configuration/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('searchbox', { name: 'Filter: Docs sidebar' })).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filter works in the drawer, where Escape clears it first', async ({ page }) => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    const field = drawer.getByRole('searchbox', { name: 'Filter: Docs sidebar' })
    await field.fill('multiple')
    await expect(drawer.getByRole('link', { name: 'Multiple sidebars' })).toBeVisible()
    await field.press('Escape')
    await expect(drawer.getByRole('link', { name: 'Installation' })).toBeVisible()
    await expect(drawer).toBeVisible()
    await field.press('Escape')
    await expect(drawer).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no filter', async ({ page }) => {
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
})

test('a collapsed sidebar is collapsed in the first paint after a reload, until it is expanded', async ({
  page,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click()
  await expect(sidebar).toHaveCount(0)
  // Without its chunks, the page shows only its first frame.
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }))
  await page.reload()
  await expect(sidebar).toBeHidden()
  const column = page.getByRole('complementary', { name: 'Sidebar', exact: true })
  expect((await column.boundingBox())?.width).toBe(40)
  await page.unroute('**/_next/static/chunks/*.js')
  const readShifts = await recordShifts(page)
  await page.reload()
  await waitForApp(page)
  await expect(sidebar).toHaveCount(0)
  expect(await readShifts()).toEqual([])
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(sidebar).toBeVisible()
  await page.reload()
  await expect(sidebar).toBeVisible()
})
