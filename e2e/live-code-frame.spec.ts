import type { Route } from '@playwright/test'
import { FRAME, ROUTE, findBlock, openBlock, runInFrame } from './live-code'
import { expect, getOverflow, openPage, recordRequests, test } from './site'
import { DARK, LIGHT } from './theme'
import { findViolations, inEachMode } from './violations'

const BACKGROUNDS = { light: LIGHT, dark: DARK }

test('the frame is requested only when live code is near the viewport', async ({ page }) => {
  const asked = recordRequests(page, (request) => request.url().includes('/live-frame/'))
  await page.goto(ROUTE, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const { block, editor, result } = findBlock(page, 'Counter')
  await expect(block.getByText('function Counter')).toBeAttached()
  await block.scrollIntoViewIfNeeded()
  await expect(editor).toHaveValue(/^function Counter\(\) \{[^]+\}$/)
  await expect(result.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
})

test('nothing moves when an editor replaces the code block', async ({ page }) => {
  let held: Route[] | undefined = []
  await page.route('**/live-frame/**', (route) => (held ? void held.push(route) : route.continue()))
  await openPage(page, ROUTE)
  const { block, result } = findBlock(page, 'Counter')
  await block.scrollIntoViewIfNeeded()
  await expect.poll(() => held?.length).toBeGreaterThan(0)
  const before = await block.boundingBox()
  const waiting = held
  held = undefined
  await Promise.all(waiting.map((route) => route.continue()))
  await expect(result.getByRole('button')).toBeVisible()
  const after = await block.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 9))).toBeLessThanOrEqual(1)
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 9))).toBeLessThanOrEqual(1)
})

test.describe('code in the frame', () => {
  test('can access neither the page nor its storage', async ({ page }) => {
    await openBlock(page, 'Counter')
    for (const what of ['parent.document', 'localStorage.length', 'document.cookie']) {
      await expect(runInFrame(page, what), what).rejects.toThrow('SecurityError')
    }
  })

  test("can't send requests", async ({ page, complaints }) => {
    await openBlock(page, 'Counter')
    await expect(runInFrame(page, `fetch('/')`)).rejects.toThrow('Failed to fetch')
    expect(complaints.splice(0).join()).toContain('violates')
  })

  test("doesn't run outside a sandbox", async ({ page }) => {
    await openBlock(page, 'Counter')
    const src = await page.locator(FRAME).first().getAttribute('src')
    await page.evaluate((href) => {
      const frame = document.createElement('iframe')
      frame.title = 'No sandbox'
      frame.onload = () =>
        frame.contentWindow?.postMessage({ code: 'alert(1)', noInline: false, mode: 'light' }, '*')
      frame.src = href ?? ''
      document.querySelector('main')?.append(frame)
    }, src)
    const frame = page.frameLocator('iframe[title="No sandbox"]')
    await expect(frame.getByText('within a page of the documentation')).toBeAttached()
    await expect(frame.getByRole('textbox')).toHaveCount(0)
  })
})

test('live code has no violations', async ({ page }) => {
  const first = await openBlock(page, 'Counter')
  const last = findBlock(page, 'The kettle is empty')
  await last.block.scrollIntoViewIfNeeded()
  await expect(last.result.getByRole('button', { name: 'Try again' })).toBeVisible()
  await inEachMode(page, async ({ colorScheme, onlyColors }) => {
    for (const each of [first.frame, last.frame]) {
      await expect(each.locator('body')).toHaveCSS('background-color', BACKGROUNDS[colorScheme])
    }
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      // Content below the bar at the top counts as too small.
      await page.evaluate(() => scrollTo(0, 0))
      const violations = await findViolations(page, {
        within: '.live',
        onlyWcag: true,
        onlyColors,
      })
      expect(violations, `${colorScheme}, ${width} px`).toEqual([])
      expect(await getOverflow(page)).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('live code is shown as code', async ({ page }) => {
    await page.goto(ROUTE)
    await expect(page.getByText('function Counter')).toBeVisible()
    await expect(page.getByText('Live Editor', { exact: true })).toHaveCount(7)
    await expect(page.getByText('Live Editor', { exact: true }).first()).toBeHidden()
    await expect(page.getByText('Loading…').first()).toBeHidden()
  })
})
