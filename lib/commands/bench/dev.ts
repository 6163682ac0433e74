import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { getBrowser } from '@/lib/testing/browser'
import { startDevServer } from '@/lib/testing/dev-server'
import { createWorkspace } from '@/lib/testing/workspace'
import type { Figures } from './figures'
import { measureMedians } from './figures'

/** Maximum time to wait for anything, in milliseconds. */
const TIMEOUT = 120_000

/**
 * Milliseconds between two edits. After this time, the site has been checked again and Next's background work is done.
 */
const PAUSE = 2500

/** Adds a word to a document, and measures when the open page shows it. */
async function measureEdit(page: Page, file: string): Promise<Figures> {
  await page.waitForTimeout(PAUSE)
  const start = performance.now()
  const word = `Edited${Math.round(start)}`
  await appendFile(file, `\n${word}\n`)
  await page.waitForFunction((text) => document.body.innerText.includes(text), word, {
    polling: 'raf',
    timeout: TIMEOUT,
  })
  return { 'dev server, edit ms': performance.now() - start }
}

/** Measures how soon the dev server is ready, and shows its first page and an edit, with nothing cached. */
export async function measureDev(): Promise<Figures> {
  const browser = await chromium.launch(getBrowser())
  const { folder, remove } = await createWorkspace(process.cwd(), { history: true })
  const page = await browser.newPage()
  const start = performance.now()
  const server = await startDevServer(folder)
  try {
    await page.goto(`${server.origin}/docs/cli/`, { timeout: TIMEOUT })
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: TIMEOUT })
    const first = performance.now() - start
    // Meanwhile, Next writes its cache and the remaining documents are compiled.
    await page.waitForTimeout(2 * PAUSE)
    const file = path.join(folder, 'content/docs/current/cli.mdx')
    return {
      'dev server, ready ms': Math.round(server.ready),
      'dev server, first page ms': Math.round(first),
      ...(await measureMedians(() => measureEdit(page, file))),
    }
  } catch (error) {
    throw new Error(`The dev server printed:\n${server.readOutput()}`, { cause: error })
  } finally {
    await server.stop()
    await browser.close()
    remove()
  }
}
