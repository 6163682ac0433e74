import type { Page } from '@playwright/test'
import { expect, pageKinds, test, waitForApp } from './site'
import { findViolations } from './violations'

/** Waits for the app, and for the text of the not-found page, which is hidden until the URL is known to mean nothing. */
async function waitForContent(page: Page): Promise<void> {
  await waitForApp(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

// The check inspects every element, and the showcase has thousands.
test.describe.configure({ timeout: 90_000 })

for (const [kind, route] of Object.entries(pageKinds)) {
  for (const width of [1440, 390]) {
    test(`${kind}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(route)
      await waitForContent(page)
      expect(await findViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      // Content far below that isn't rendered yet would keep the colors of the other mode until it is.
      await page.reload()
      await waitForContent(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(await findViolations(page, { onlyColors: true }), 'dark').toEqual([])
    })
  }
}

test('the first Tab reaches the skip link, which leads to the main content', async ({ page }) => {
  await page.goto('/docs/installation/')
  await waitForApp(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
