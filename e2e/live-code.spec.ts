import type { FrameLocator, Locator, Page, Route } from '@playwright/test'
import { expect, openPage, test } from './site'
import { findViolations } from './violations'

const ROUTE = '/tests/pages/code-block-tests/'
const FRAME = 'iframe[title="Live Editor and Result"]'

/** A live code block with the contents of its frame. */
type Block = {
  block: Locator
  reset: Locator
  editor: Locator
  result: Locator
  frame: FrameLocator
}

/** Returns the live code block whose original code contains a text. */
function findBlock(page: Page, text: string): Block {
  const block = page.locator('.live').filter({ hasText: text })
  const frame = block.frameLocator(FRAME)
  return {
    block,
    frame,
    reset: block.getByRole('button', { name: 'Reset' }),
    editor: frame.getByRole('textbox', { name: 'Live Editor' }),
    result: frame.getByRole('group', { name: 'Result' }),
  }
}

/** Opens the page and scrolls to a block. */
async function open(page: Page, text: string): Promise<Block> {
  await openPage(page, ROUTE)
  const found = findBlock(page, text)
  await found.block.scrollIntoViewIfNeeded()
  await expect(found.editor).toBeVisible()
  return found
}

/** Runs code in the first frame, as an expression. */
async function runInFrame(page: Page, code: string): Promise<unknown> {
  const element = await page.locator(FRAME).first().elementHandle()
  const frame = await element.contentFrame()
  return frame?.evaluate(code)
}

test('the frame is requested only when live code is near the viewport', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/live-frame/')) asked.push(request.url())
  })
  await page.goto(ROUTE, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const { block, editor, result } = findBlock(page, 'Counter')
  await expect(block.getByText('function Counter')).toBeAttached()
  await block.scrollIntoViewIfNeeded()
  await expect(editor).toHaveValue(/^function Counter\(\) \{[^]+\}$/)
  await expect(result.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
})

test('the result works, and is updated as the reader types', async ({ page }) => {
  const { editor, result } = await open(page, 'Counter')
  await result.getByRole('button').click()
  await expect(result.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible()
  await editor.fill('<p>Two and two is {2 + 2}</p>')
  await expect(result.getByText('Two and two is 4')).toBeVisible()
})

test('typed lines keep the indentation, and typing can be undone', async ({ page }) => {
  const { editor } = await open(page, 'Counter')
  const original = await editor.inputValue()
  await editor.press('Control+Home')
  await editor.press('ArrowDown')
  await editor.press('End')
  await editor.press('Enter')
  await expect(editor).toHaveValue(/useState\(0\)\n {2}\n/)
  await editor.press('Control+z')
  await expect(editor).toHaveValue(original)
})

test('a long line scrolls together with its caret and its colors', async ({ page }) => {
  const { editor } = await open(page, 'amount.toFixed')
  await editor.press('Control+Home')
  await editor.press('ArrowDown')
  await editor.press('ArrowDown')
  await editor.press('End')
  const read = () =>
    editor.evaluate((field) => [field.scrollLeft, field.parentElement?.parentElement?.scrollLeft])
  await expect.poll(read).toEqual([0, expect.any(Number)])
  expect((await read())[1]).toBeGreaterThan(0)
})

test('code can call render itself, and a title stays above the editor', async ({ page }) => {
  const { result } = await open(page, 'amount.toFixed')
  await expect(result.getByText('Today only: 9.50 €')).toBeVisible()
  const titled = findBlock(page, 'greeting.tsx')
  await expect(titled.result.getByText('Hello, world')).toBeVisible()
  await expect(titled.block.getByText('greeting.tsx')).toBeVisible()
})

test('a syntax error is shown until it is fixed', async ({ page }) => {
  const { editor, result } = await open(page, 'has no end')
  await expect(result.getByRole('status')).toHaveText(/^SyntaxError: /)
  await expect(result.getByRole('button')).toHaveCount(0)
  await editor.fill('<p>This element has an end</p>')
  await expect(result.getByText('has an end')).toBeVisible()
  await expect(result.getByRole('status')).toHaveText('')
})

test('a failure is shown and can be retried', async ({ page }) => {
  const { editor, result } = await open(page, 'The kettle is empty')
  await expect(result.getByRole('status')).toHaveText('Error: The kettle is empty')
  await editor.fill(
    `(() => { if (!window.milk) { window.milk = true; throw new Error('No milk') } return 'Tea with milk' })()`,
  )
  await expect(result.getByRole('status')).toHaveText('Error: No milk')
  await result.getByRole('button', { name: 'Try again' }).click()
  await expect(result.getByText('Tea with milk')).toBeVisible()
  await expect(result).toBeFocused()
})

test('a failure in an event handler keeps the result', async ({ page, complaints }) => {
  const { result } = await open(page, 'The lid is open')
  await result.getByRole('button', { name: 'Boil' }).click()
  await expect(result.getByRole('status')).toHaveText('Error: The lid is open')
  await expect(result.getByRole('button', { name: 'Boil' })).toBeVisible()
  // The browser reports it too.
  expect(complaints.splice(0)).toEqual(['error: The lid is open'])
})

test('Reset restores the original code', async ({ page }) => {
  const { editor, reset, result } = await open(page, 'Counter')
  await editor.fill('<p>Changed</p>')
  await expect(result.getByText('Changed')).toBeVisible()
  await reset.click()
  await expect(result.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible()
  await expect(editor).toHaveValue(/^function Counter/)
  await expect(reset).toBeFocused()
})

test("code that never ends doesn't block the page, and can be reset", async ({ page }) => {
  test.slow()
  const { editor, reset, result } = await open(page, 'Counter')
  const looping = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data === 'looping') resolve()
        })
      }),
  )
  await editor.fill(`() => {
    parent.postMessage('looping', '*')
    setTimeout(() => { for (;;) {} })
    return null
  }`)
  await looping
  // A click by Playwright's mouse would wait for the frame.
  const click = (button: Locator) => button.evaluate((element: HTMLElement) => element.click())
  await click(reset)
  await expect(result.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible({
    timeout: 20_000,
  })
})

test('the frame follows the color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const { frame } = await open(page, 'Counter')
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(24, 25, 32)')
})

test('Tab moves from the button to the editor, to the result, and out', async ({ page }) => {
  const { editor, reset, result } = await open(page, 'Counter')
  await findBlock(page, 'greeting.tsx').editor.waitFor()
  await reset.focus()
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(result.getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(findBlock(page, 'greeting.tsx').reset).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(editor).toBeFocused()
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
    await open(page, 'Counter')
    for (const what of ['parent.document', 'localStorage.length', 'document.cookie']) {
      await expect(runInFrame(page, what), what).rejects.toThrow('SecurityError')
    }
  })

  test("can't send requests", async ({ page, complaints }) => {
    await open(page, 'Counter')
    await expect(runInFrame(page, `fetch('/')`)).rejects.toThrow('Failed to fetch')
    expect(complaints.splice(0).join()).toContain('violates')
  })

  test("doesn't run outside a sandbox", async ({ page }) => {
    await open(page, 'Counter')
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`live code has no violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, 'Counter')
    const last = findBlock(page, 'The kettle is empty')
    await last.block.scrollIntoViewIfNeeded()
    await expect(last.result.getByRole('button', { name: 'Try again' })).toBeVisible()
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      // Content below the bar at the top counts as too small.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await findViolations(page, { within: '.live', onlyWcag: true })).toEqual([])
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways).toBeLessThanOrEqual(0)
    }
  })
}

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
