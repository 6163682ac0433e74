import type { Page } from '@playwright/test'
import { expect, openPage, pageKinds, test, waitForApp } from './site'
import { findViolations } from './violations'

/** Waits for the app, and for the text of the not-found page, which is hidden until the URL is known to mean nothing. */
async function waitForContent(page: Page): Promise<void> {
  await waitForApp(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

for (const [kind, route] of Object.entries(pageKinds)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${kind}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(route)
      await waitForContent(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const violations = await findViolations(page, { onlyColors: colorScheme === 'dark' })
        expect(violations, `${width} px`).toEqual([])
      }
    })
  }
}

test('the first Tab reaches the skip link, which leads to the main content', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
