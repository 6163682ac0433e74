import { expect, heading, openPage, pageKinds, test } from './site'
import { findViolations, inEachMode } from './violations'

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`${kind} has no violations`, async ({ page }) => {
    await openPage(page, route)
    // The text of the not-found page is hidden until the URL is known to mean nothing.
    await expect(heading(page).first()).toBeVisible()
    await inEachMode(page, async ({ colorScheme, onlyColors }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const violations = await findViolations(page, { onlyColors })
        expect(violations, `${colorScheme}, ${width} px`).toEqual([])
      }
    })
  })
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
