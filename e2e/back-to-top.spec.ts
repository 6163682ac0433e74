import type { Page } from '@playwright/test'
import { expect, getScrollTop, openPage, readHtml, readRecord, scrollPage, test } from './site'

const LONG_PAGE = '/docs/cli/'

const button = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' })

/** Opens a long page, scrolls down, and then up a little. */
async function openInside(page: Page): Promise<void> {
  await openPage(page, LONG_PAGE)
  await scrollPage(page, 2000)
  await scrollPage(page, 1900)
  await expect(button(page)).toBeVisible()
}

/** Records the app's own scrolling from here on, as `top behavior`. */
const recordScrolls = (page: Page) =>
  page.evaluate(() => {
    const original = window.scrollTo.bind(window)
    const calls: string[] = []
    Object.assign(window, { calls })
    window.scrollTo = ((options: ScrollToOptions) => {
      calls.push(`${options.top} ${options.behavior}`)
      original(options)
    }) as typeof window.scrollTo
  })

const getScrolls = async (page: Page) => (await readRecord(page, 'calls')) as string[]

test('is shown while scrolling up, but not while scrolling down', async ({ page }) => {
  await openPage(page, LONG_PAGE)
  await scrollPage(page, 2000)
  await expect(button(page)).toHaveCount(0)
  await scrollPage(page, 1900)
  await expect(button(page)).toBeVisible()
  await scrollPage(page, 1950)
  await expect(button(page)).toHaveCount(0)
})

test("isn't part of the HTML", () => {
  expect(readHtml(LONG_PAGE)).not.toContain('Scroll back to top')
})

test('scrolls to the top in shrinking steps, and disappears', async ({ page }) => {
  await openInside(page)
  await recordScrolls(page)
  await button(page).click()
  await expect.poll(() => getScrollTop(page)).toBe(0)
  await expect(button(page)).toHaveCount(0)
  const scrolls = await getScrolls(page)
  expect(scrolls.slice(0, 3)).toEqual(['1615 instant', '1372 instant', '1166 instant'])
  expect(scrolls.length).toBeGreaterThan(20)
})

test('leaves scrolling to the browser where the stylesheet makes it smooth', async ({ page }) => {
  await openInside(page)
  await recordScrolls(page)
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'smooth'
  })
  await button(page).click()
  await expect.poll(() => getScrollTop(page)).toBe(0)
  expect(await getScrolls(page)).toEqual(['0 smooth'])
})

test('jumps for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openInside(page)
  await recordScrolls(page)
  await button(page).click()
  await expect.poll(() => getScrollTop(page)).toBe(0)
  expect(await getScrolls(page)).toEqual(['0 instant'])
})

test('stops when the reader scrolls', async ({ page }) => {
  await openInside(page)
  await recordScrolls(page)
  // The wheel must turn while the page is scrolling, which is too fast for a test to do from outside.
  await page.evaluate(() => {
    const onScroll = () => {
      if (scrollY >= 1500) return
      removeEventListener('scroll', onScroll)
      document.body.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }))
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(window, { over: true })),
      )
    }
    addEventListener('scroll', onScroll)
  })
  await button(page).click()
  await page.waitForFunction(() => 'over' in window)
  expect(await getScrollTop(page)).toBeGreaterThan(1000)
  expect((await getScrolls(page)).length).toBeLessThan(4)
})

test('works by keyboard, which then starts at the top of the page', async ({ page }) => {
  await openInside(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => getScrollTop(page)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('is hidden by a link to a heading, and stays hidden while the link scrolls', async ({
  page,
}) => {
  await openInside(page)
  const heading = page.getByRole('main').locator('h2[id]').first()
  const id = await heading.getAttribute('id')
  await page.evaluate((hash) => {
    location.hash = hash
  }, id ?? '')
  await expect(heading).toBeInViewport()
  await expect(button(page)).toHaveCount(0)
})

test('is large enough to tap, and below an open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openInside(page)
  const box = await button(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  const isCovered = await button(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(x + width / 2, y + height / 2)
    return above?.closest('dialog') !== null
  })
  expect(isCovered).toBe(true)
})
