import type { Locator } from '@playwright/test'
import { findBlock, openBlock } from './live-code'
import { expect, test } from './site'

test('the result works, and is updated as the reader types', async ({ page }) => {
  const { editor, result } = await openBlock(page, 'Counter')
  await result.getByRole('button').click()
  await expect(result.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible()
  await editor.fill('<p>Two and two is {2 + 2}</p>')
  await expect(result.getByText('Two and two is 4')).toBeVisible()
})

test('typed lines keep the indentation, and typing can be undone', async ({ page }) => {
  const { editor } = await openBlock(page, 'Counter')
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
  const { editor } = await openBlock(page, 'amount.toFixed')
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
  const { result } = await openBlock(page, 'amount.toFixed')
  await expect(result.getByText('Today only: 9.50 €')).toBeVisible()
  const titled = findBlock(page, 'greeting.tsx')
  await expect(titled.result.getByText('Hello, world')).toBeVisible()
  await expect(titled.block.getByText('greeting.tsx')).toBeVisible()
})

test('a failure is shown and can be retried', async ({ page }) => {
  const { editor, result } = await openBlock(page, 'The kettle is empty')
  await expect(result.getByRole('status')).toHaveText('Error: The kettle is empty')
  await editor.fill(
    `(() => { if (!window.milk) { window.milk = true; throw new Error('No milk') } return <p>Tea with milk</p> })()`,
  )
  await expect(result.getByRole('status')).toHaveText('Error: No milk')
  await result.getByRole('button', { name: 'Try again' }).click()
  await expect(result.getByText('Tea with milk')).toBeVisible()
  await expect(result).toBeFocused()
})

test('Reset restores the original code', async ({ page }) => {
  const { editor, reset, result } = await openBlock(page, 'Counter')
  await editor.fill('<p>Changed</p>')
  await expect(result.getByText('Changed')).toBeVisible()
  await reset.click()
  await expect(result.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible()
  await expect(editor).toHaveValue(/^function Counter/)
  await expect(reset).toBeFocused()
})

test("code that never ends doesn't block the page, and can be reset", async ({ page }) => {
  const { editor, reset, result } = await openBlock(page, 'Counter')
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
  await expect(result.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible()
})

test('Tab moves from the button to the editor, to the result, and out', async ({ page }) => {
  const { editor, reset, result } = await openBlock(page, 'Counter')
  await findBlock(page, 'greeting.tsx').editor.waitFor()
  await reset.focus()
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(result.getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(findBlock(page, 'greeting.tsx').reset).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(result.getByRole('button')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(editor).toBeFocused()
})
