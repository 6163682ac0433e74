import type { Page } from '@playwright/test'
import { LONG_PAGE, bar } from './navbar'
import { expect, follow, getScrollTop, openPage, test } from './site'

test.describe('scrolling', () => {
  const scroll = (page: Page, distance: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance)

  /** Scrolls in several steps, as a reader does: the first step doesn't determine the direction. */
  async function scrollDown(page: Page): Promise<void> {
    for (const distance of [200, 400]) {
      const before = await getScrollTop(page)
      await scroll(page, distance)
      await expect.poll(() => getScrollTop(page)).toBe(before + distance)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }

  test('down hides the bar once its height is passed, and up shows it', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scroll(page, 40)
    await expect.poll(() => getScrollTop(page)).toBe(40)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await scroll(page, -50)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('to a heading that a link names hides the bar', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).click()
    await expect(page).toHaveURL(/#/)
    await expect(bar(page)).not.toBeInViewport()
  })

  test('to a heading of the first page, by the browser, keeps the bar', async ({ page }) => {
    await openPage(page, `${LONG_PAGE}#docusaurus-build`)
    await expect.poll(() => getScrollTop(page)).toBeGreaterThan(100)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('is reset on the next page', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await follow(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last())
    await expect(page).not.toHaveURL(LONG_PAGE)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('is reset when a reader returns to the middle of a page', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await follow(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last())
    await expect(page).not.toHaveURL(LONG_PAGE)
    await expect.poll(() => getScrollTop(page)).toBe(0)
    await scrollDown(page)
    await page.goBack()
    await expect(page).toHaveURL(LONG_PAGE)
    await expect.poll(() => getScrollTop(page)).toBe(600)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test("doesn't hide a bar that has keyboard focus", async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await bar(page).getByRole('link', { name: 'Blog' }).focus()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('moves the list of headings with the bar on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, LONG_PAGE)
    const top = () =>
      page
        .getByRole('main')
        .locator('summary', { hasText: 'On this page' })
        .evaluate((summary) => Math.round(summary.getBoundingClientRect().top))
    await scrollDown(page)
    await expect.poll(top).toBe(0)
    await scroll(page, -50)
    await expect.poll(top).toBe(61)
  })
})
