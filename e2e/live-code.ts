import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, openPage } from './site'

export const ROUTE = '/tests/pages/code-block-tests/'
export const FRAME = 'iframe[title="Live Editor and Result"]'

/** A live code block with the contents of its frame. */
export type Block = {
  block: Locator
  reset: Locator
  editor: Locator
  result: Locator
  frame: FrameLocator
}

/** Returns the live code block whose original code contains a text. */
export function findBlock(page: Page, text: string): Block {
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
export async function openBlock(page: Page, text: string): Promise<Block> {
  await openPage(page, ROUTE)
  const found = findBlock(page, text)
  await found.block.scrollIntoViewIfNeeded()
  await expect(found.editor).toBeVisible()
  return found
}

/** Runs code in the first frame, as an expression. */
export async function runInFrame(page: Page, code: string): Promise<unknown> {
  const element = await page.locator(FRAME).first().elementHandle()
  const frame = await element.contentFrame()
  return frame?.evaluate(code)
}
