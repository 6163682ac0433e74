import type { Page } from '@playwright/test'
import { expect, openPage, recordShifts, test, waitForApp } from './site'

const PAGE = '/docs/markdown-features/code-blocks/'
const TABS = '/docs/installation/'

async function open(page: Page, route = PAGE, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await openPage(page, route)
}

const figures = (page: Page) => page.getByRole('main').getByRole('figure')
const wrapButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Toggle word wrap' })

/** Whether any code on the page is wider than its block. */
const overflows = (page: Page) =>
  page
    .getByRole('main')
    .locator('figure pre')
    .evaluateAll((blocks) => blocks.some((pre) => pre.scrollWidth > pre.clientWidth))

test('copying is announced politely for a second', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const figure = figures(page).first()
  await figure.hover()
  await figure.getByRole('button', { name: 'Copy code to clipboard' }).click()
  const announcement = page.getByText('Copied', { exact: true })
  await expect(announcement).toHaveAttribute('aria-live', 'polite')
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeFocused()
  await expect(figure.getByRole('button', { name: 'Copy code to clipboard' })).toBeFocused()
  await expect(announcement).toHaveCount(0)
})

test('a copy contains neither line numbers nor highlight comments', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const figure = figures(page).filter({ hasText: 'tides.at(-1)' }).nth(1)
  await figure.hover()
  await figure.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'const tides = [3.1, 0.4, 2.9];\n\nconsole.log(tides.at(-1));',
  )
})

test.describe('word wrap', () => {
  test('is offered only where code overflows', async ({ page }) => {
    await open(page, PAGE, 390)
    await expect(wrapButtons(page).first()).toBeAttached()
    // A live editor replaces its block, so it has no buttons.
    const copy = page.getByRole('button', { name: 'Copy code to clipboard' })
    for (const figure of await figures(page).filter({ has: copy }).all()) {
      const wide = await figure.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
      await expect(figure.getByRole('button', { name: 'Toggle word wrap' })).toHaveCount(
        wide ? 1 : 0,
      )
    }
  })

  test('follows the width of the window', async ({ page }) => {
    await open(page, PAGE, 1440)
    const title = { hasText: 'Math.round(meters * 100)' }
    const button = figures(page).filter(title).last().getByRole('button', {
      name: 'Toggle word wrap',
    })
    await expect(button).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(button).toHaveCount(1)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(button).toHaveCount(0)
  })

  test('applies to all blocks and the next visit, and its button stays under the pointer', async ({
    page,
  }) => {
    await open(page, PAGE, 390)
    const button = await wrapButtons(page).nth(3).elementHandle()
    await button.scrollIntoViewIfNeeded()
    const getTop = () => button.evaluate((element) => element.getBoundingClientRect().top)
    const before = await getTop()
    await button.click()
    const pressed = page.getByRole('button', { name: 'Toggle word wrap', pressed: true })
    await expect(pressed.first()).toBeAttached()
    expect(await overflows(page)).toBe(false)
    expect(Math.abs((await getTop()) - before)).toBeLessThan(2)
    await page.reload()
    await waitForApp(page)
    await expect(pressed.first()).toBeAttached()
    expect(await overflows(page)).toBe(false)
    await pressed.first().click()
    await expect(pressed).toHaveCount(0)
    expect(await overflows(page)).toBe(true)
  })

  test('is offered for code that was hidden', async ({ page }) => {
    await open(page, TABS, 320)
    const panel = page.getByRole('tabpanel', { name: 'pnpm' }).first()
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    const figure = panel.getByRole('figure').first()
    await expect(figure).toBeVisible()
    const wide = await figure.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    await expect(figure.getByRole('button', { name: 'Toggle word wrap' })).toHaveCount(wide ? 1 : 0)
  })

  test('works from the keyboard', async ({ page }) => {
    await open(page, PAGE, 390)
    await wrapButtons(page).first().focus()
    await page.keyboard.press('Space')
    await expect(wrapButtons(page).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(wrapButtons(page).first()).toBeFocused()
  })
})

test('buttons cause no layout shift when they appear', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const readShifts = await recordShifts(page, 'parsed')
  await openPage(page, PAGE)
  await expect(wrapButtons(page).first()).toBeAttached()
  expect(await readShifts()).toEqual([])
})

test('the focus ring is around the whole block', async ({ page }) => {
  await open(page)
  const figure = figures(page).first()
  await figure.locator('pre').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(figure.locator('pre')).toBeFocused()
  await expect(figure).toHaveCSS('outline-style', 'solid')
})

test('lines that are not in focus stay readable', async ({ page }) => {
  await open(page)
  await page.getByRole('heading', { level: 1 }).hover()
  const ratios = await figures(page)
    .last()
    .evaluate((figure) => {
      figure.querySelector('pre')?.classList.add('focused')
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const toLuminance = (color: string) => {
        if (!canvas) return 0
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const channel = value / 255
          return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      for (const animation of figure.getAnimations({ subtree: true })) {
        if (animation instanceof CSSTransition) animation.finish()
      }
      const back = toLuminance(getComputedStyle(figure).backgroundColor)
      return [...figure.querySelectorAll('code span')].map((span) => {
        const text = toLuminance(getComputedStyle(span).color)
        return (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05)
      })
    })
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('code is shown without buttons', async ({ page }) => {
    await page.goto(PAGE)
    await expect(figures(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Copy|word wrap/ })).toHaveCount(0)
  })
})

test('a page says once which release its code was checked against', async ({ page }) => {
  await page.goto('/docs/3.0.1/configuration/')
  await expect(page.getByText('Code checked against 3.0.1')).toHaveCount(1)
})
