import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { getBrowser } from '@/lib/build/browser'
import { startDevServer } from '@/lib/testing/dev-server'
import type { Cell } from './table'
import { formatTable, getMedian, toSeconds } from './table'
import { builtFolders, createWorkspace } from '@/lib/testing/workspace'

/** An edit by a maintainer, and the page that shows it. */
type Edit = {
  label: string
  /** Path of the open page. */
  page: string
  file: string
  /** Returns the text of the file with the word added. */
  apply: (text: string, word: string) => string
}

const edits: Edit[] = [
  {
    ...{ label: 'text', page: '/docs/cli/', file: 'content/docs/current/cli.mdx' },
    apply: (text, word) => `${text}\n${word}\n`,
  },
  {
    ...{ label: 'front matter', page: '/docs/cli/', file: 'content/docs/current/cli.mdx' },
    apply: (text, word) => text.replace(/^title: .*/m, `title: ${word}`),
  },
  {
    ...{ label: 'sidebar', page: '/community/support/', file: 'content/community/sidebars.ts' },
    apply: (text, word) =>
      text.replace('[', `[{ type: 'link', label: '${word}', href: 'https://e.example/' }, `),
  },
  {
    ...{ label: 'YAML', page: '/blog/', file: 'content/blog/authors.yml' },
    apply: (text, word) => text.replace(/name: .*/, `name: ${word}`),
  },
  {
    ...{ label: 'component', page: '/docs/cli/', file: 'components/layout/footer.tsx' },
    apply: (text, word) => text.replace('{notice}', `{notice} ${word}`),
  },
]

const EDITS = 5

/** Maximum time to wait for anything, in milliseconds. */
const TIMEOUT = 120_000

/**
 * Milliseconds between two edits. After this time, the site has been checked again and Next's background work is done.
 */
const PAUSE = 2500

async function measureEdit(page: Page, folder: string, edit: Edit): Promise<number[]> {
  const file = path.join(folder, edit.file)
  const original = await readFile(file, 'utf8')
  const times: number[] = []
  for (let count = 0; count < EDITS; count += 1) {
    const word = `Edited${edit.label.replace(/\W/g, '')}${count}`
    await page.waitForTimeout(PAUSE)
    const start = performance.now()
    await writeFile(file, edit.apply(original, word))
    await page.waitForFunction((text) => document.body.innerText.includes(text), word, {
      polling: 'raf',
      timeout: TIMEOUT,
    })
    times.push(performance.now() - start)
  }
  await writeFile(file, original)
  return times
}

/** Milliseconds until the server and its first page were ready. */
type Start = { ready: number; first: number }

async function measureStart(
  browser: Browser,
  folder: string,
  measure?: (page: Page, origin: string) => Promise<void>,
): Promise<Start> {
  const page = await browser.newPage()
  const start = performance.now()
  const server = await startDevServer(folder)
  try {
    await page.goto(`${server.origin}/docs/cli/`, { timeout: TIMEOUT })
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: TIMEOUT })
    const first = performance.now() - start
    await measure?.(page, server.origin)
    return { ready: server.ready, first }
  } catch (error) {
    throw new Error(`The dev server printed:\n${server.readOutput()}`, { cause: error })
  } finally {
    await page.close()
    await server.stop()
  }
}

async function measureFolder(browser: Browser, folder: string): Promise<string> {
  for (const name of builtFolders) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  const starts: Cell[][] = []
  const add = (label: string, { ready, first }: Start) =>
    starts.push([label, toSeconds(ready), toSeconds(first)])
  const rows: Cell[][] = []
  add(
    'nothing cached',
    await measureStart(browser, folder, async (page, origin) => {
      // Meanwhile, Next writes its cache and the remaining documents are compiled.
      await page.waitForTimeout(2 * PAUSE)
      for (const edit of edits) {
        await page.goto(`${origin}${edit.page}`, { timeout: TIMEOUT })
        const times = await measureEdit(page, folder, edit)
        rows.push([
          edit.label,
          toSeconds(times[0] ?? 0),
          ((getMedian(times) ?? 0) / 1000).toFixed(2),
        ])
      }
    }),
  )
  add('second start', await measureStart(browser, folder))
  return [
    formatTable(['start', 'ready s', 'first page s'], starts),
    formatTable(['edit', 'first s', `median of ${EDITS} s`], rows),
  ].join('\n\n')
}

/** Measures how soon the dev server shows a page and an edit. @param keep whether to keep the folder */
export async function reportDev(repository: string, keep: boolean): Promise<string> {
  const browser = await chromium.launch(getBrowser())
  const workspace = await createWorkspace(repository, { keep, history: true })
  try {
    return await measureFolder(browser, workspace.folder)
  } finally {
    await browser.close()
    workspace.remove()
  }
}
