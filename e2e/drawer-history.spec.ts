import type { Page } from '@playwright/test'
import { drawer, openDrawer, toggle } from './drawer'
import { field, firstOption } from './search-dialog'
import { expect, getScrollTop, heading, openPage, test } from './site'

test.use({ viewport: { width: 390, height: 844 } })

/** Whether the current history entry is the drawer's. */
const isInHistory = (page: Page) =>
  page.evaluate(() => (history.state as { overlay?: unknown }).overlay === true)

test.describe('closing', () => {
  for (const [how, close] of [
    ['with Escape', (page: Page) => page.keyboard.press('Escape')],
    ['with a click beside it', (page: Page) => page.mouse.click(360, 400)],
    [
      'with its button',
      (page: Page) => drawer(page).getByRole('button', { name: 'Close navigation bar' }).click(),
    ],
  ] as const) {
    test(`${how} stays on the page and returns focus`, async ({ page }) => {
      await page.goto('/')
      await openDrawer(page, '/docs/installation/')
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
      await close(page)
      await expect(drawer(page)).toBeHidden()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(toggle(page)).toBeFocused()
      await expect(page).toHaveURL('/docs/installation/')
      // The drawer leaves nothing in the history.
      await expect.poll(() => isInHistory(page)).toBe(false)
      await page.goBack()
      await expect(page).toHaveURL('/')
    })
  }

  test('with Back stays on the page at its scroll position', async ({ page }) => {
    await openPage(page, '/docs/cli/')
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await expect.poll(() => getScrollTop(page)).toBe(1200)
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
    // Use the mouse directly: `click` would scroll first.
    await page.mouse.click(24, 30)
    await expect(drawer(page)).toBeVisible()
    expect(await getScrollTop(page)).toBe(1200)
    await page.goBack()
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/cli/')
    await expect.poll(() => getScrollTop(page)).toBe(1200)
    await expect(toggle(page)).toBeFocused()
  })

  test('happens when the window becomes wide', async ({ page }) => {
    await openDrawer(page, '/docs/installation/')
    await page.setViewportSize({ width: 997, height: 844 })
    await expect(drawer(page)).toBeHidden()
  })
})

test.describe('a link', () => {
  test('opens its page and closes the drawer, and Back leads to the previous page', async ({
    page,
  }) => {
    await page.goto('/')
    await openDrawer(page, '/docs/installation/')
    await drawer(page).getByRole('link', { name: 'Configuration' }).click()
    await expect(heading(page)).toHaveText('Configuration')
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(heading(page)).toHaveText('Installation')
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('that a search has found closes the drawer below it', async ({ page }) => {
    await openDrawer(page, '/docs/installation/')
    await page.keyboard.press('Control+k')
    await field(page).fill('tabs')
    await expect(firstOption(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Tabs')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('Installation')
    await expect(drawer(page)).toBeHidden()
  })

  test('to the same page closes the drawer and adds nothing to the history', async ({ page }) => {
    await page.goto('/')
    await openDrawer(page, '/docs/installation/')
    await drawer(page).getByRole('link', { name: 'Installation' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect.poll(() => isInHistory(page)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('to the page without its hash closes the drawer, and Back leads to the heading', async ({
    page,
  }) => {
    await openDrawer(page, '/docs/cli/#docusaurus-build')
    await drawer(page).getByRole('link', { name: 'CLI', exact: true }).click()
    await expect(page).toHaveURL('/docs/cli/')
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/docs/cli/#docusaurus-build')
    expect(await isInHistory(page)).toBe(false)
  })

  test('to another site leaves nothing of the drawer in the history', async ({ page }) => {
    await page.goto('/')
    await openDrawer(page, '/showcase/')
    const link = drawer(page).getByRole('link', { name: 'GitHub repository' })
    await expect(link).toHaveAttribute('target', '_blank')
    // The test doesn't need the tab that it opens.
    await page.context().route('https://github.com/**', (route) => route.fulfill({ body: '' }))
    const tab = page.waitForEvent('popup')
    await link.click()
    await (await tab).close()
    await expect(drawer(page)).toBeHidden()
    await expect.poll(() => isInHistory(page)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})
