import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { SearchSource } from '@/lib/search/client'
import type { SearchAnswer } from '@/lib/search/protocol'
import { expect, test } from './site'

/** Bytes of the files of one version, compressed with brotli. */
const BUDGETS = {
  names: 30_000,
  text: 180_000,
  /** What the first answer needs in addition to the dialog, and the number of requests. */
  first: { bytes: 50_000, requests: 2 },
}

const PAGE = '/docs/installation/'

const TAGS = ['docs-default-current', 'default']

declare global {
  var search: {
    engine: SearchSource
    answers: { answer: SearchAnswer; isComplete: boolean }[]
    errors: string[]
  }
}

/** Adds search to a page as its dialog uses it. */
async function openSearch(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createSearchEngine } from './lib/search/client'
        globalThis.search = { engine: createSearchEngine('/search/worker.js'), answers: [], errors: [] }`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'iife',
    write: false,
  })
  await page.goto(PAGE)
  await page.evaluate(outputFiles.map(({ text }) => text).join(''))
}

async function type(page: Page, query: string, otherTags: string[] = []): Promise<void> {
  await page.evaluate(
    ([text, own, others]) => {
      const { engine, answers, errors } = globalThis.search
      const ask = async () => {
        const request = { query: text, tags: own, otherTags: others, limit: 10 }
        const first = (answer: SearchAnswer) => answers.push({ answer, isComplete: false })
        answers.push({ answer: await engine(request, first), isComplete: true })
      }
      ask().catch((error: unknown) => errors.push(String(error)))
    },
    [query, TAGS, otherTags] as const,
  )
}

const readAnswers = (page: Page) => page.evaluate(() => globalThis.search.answers)

/** Waits for the last answer, and returns all of them. */
async function waitForAnswers(page: Page): Promise<SearchAnswer[]> {
  await page.waitForFunction(() => globalThis.search.answers.at(-1)?.isComplete)
  return (await readAnswers(page)).map(({ answer }) => answer)
}

test('nothing is loaded before the first search, and little before the first answer', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/search')) loaded.push(pathname)
  })
  // The text never arrives, so everything that is loaded is what the first answer needs.
  await page.route('**/search-index/*-text.*', () => undefined)
  await openSearch(page)
  expect(loaded).toEqual([])
  await type(page, 'sidebar')
  await page.waitForFunction(() => globalThis.search.answers.length > 0)
  const needed = loaded.filter((each) => !each.includes('-text.'))
  const bytes = needed.map(
    (each) => brotliCompressSync(readFileSync(path.join('out', each))).length,
  )
  expect(needed.length).toBeLessThanOrEqual(BUDGETS.first.requests)
  expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(BUDGETS.first.bytes)
})

for (const query of ['sidebar', 'deploy github pages']) {
  test(`results for "${query}" stay in place when the text arrives`, async ({ page }) => {
    await openSearch(page)
    await type(page, query, ['docs-default-3.1.1'])
    const answers = (await waitForAnswers(page)).map(({ hits }) => hits.map(({ id }) => id))
    const last = answers.at(-1) ?? []
    expect(answers.length).toBeGreaterThan(1)
    for (const ids of answers) expect(last.slice(0, ids.length)).toEqual(ids)
  })
}

test('a cached worker that names removed files is replaced by the current one', async ({
  page,
  complaints,
}) => {
  await page.route('**/search/worker.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      body: (await response.text()).replace(/-(names|text)\.(\w+)\.json/g, '-$1.$2.gone'),
      contentType: 'text/javascript',
    })
  })
  await openSearch(page)
  await type(page, 'onBrokenLinks')
  const answers = await waitForAnswers(page)
  expect(answers.at(-1)?.hits[0]?.href).toBe('/docs/api/docusaurus-config/#onBrokenLinks')
  // Ignore what the browser logs about the removed files.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
})

for (const file of readdirSync(path.join('out', 'search-index'))) {
  const [, part, tier] = /^(.+)-(names|text)\./.exec(file) ?? []
  test(`the ${tier} of ${part} are within their budget`, () => {
    const content = readFileSync(path.join('out', 'search-index', file))
    const budget = tier === 'names' ? BUDGETS.names : BUDGETS.text
    expect(brotliCompressSync(content).length).toBeLessThanOrEqual(budget)
  })
}
