import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectScripts, expectSecondBuild, follow, pointAt, test } from './deployment'
import { expect, openPage, waitForApp } from './site'

// In one process, because each makes another build.
test.describe.configure({ mode: 'default' })

/** Counts how often the page is loaded as a document from here on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

const LIVE_PAGE = '/docs/markdown-features/code-blocks/'

test('a lazy part that is gone is loaded from the new build', async ({
  page,
  host,
  secondBuild,
}) => {
  await openPage(page, host.url + '/docs/markdown-features/')
  await pointAt(page, LIVE_PAGE)
  await host.deploy(secondBuild)
  const getLoads = countLoads(page)
  await follow(page, LIVE_PAGE)
  await expectSecondBuild(page)
  await expectScripts(page)
  await page.getByText('Live Editor', { exact: true }).first().scrollIntoViewIfNeeded()
  await expect(page.getByTitle('Live Editor and Result').first()).toBeAttached()
  expect(getLoads()).toBe(1)
})

test('a lazy part is unchanged if the files of the first build are kept', async ({
  page,
  host,
  secondBuild,
}) => {
  const merged = mkdtempSync(path.join(tmpdir(), 'merged-build-'))
  try {
    cpSync(secondBuild, merged, { recursive: true })
    // As `rsync --ignore-existing` does in the workflow.
    cpSync('out/_next', path.join(merged, '_next'), { recursive: true, force: false })
    await openPage(page, host.url + '/docs/markdown-features/')
    await pointAt(page, LIVE_PAGE)
    await host.deploy(merged)
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    const getLoads = countLoads(page)
    await follow(page, LIVE_PAGE)
    await page.getByText('Live Editor', { exact: true }).first().scrollIntoViewIfNeeded()
    await expect(page.getByTitle('Live Editor and Result').first()).toBeAttached()
    await expectScripts(page)
    expect(failed).toEqual([])
    expect(getLoads()).toBe(0)
  } finally {
    rmSync(merged, { recursive: true })
  }
})

/** Returns the script that contains a word from a component. */
function findChunk(folder: string, word: string): string {
  const chunks = path.join(folder, '_next', 'static', 'chunks')
  const [name = ''] = readdirSync(chunks).filter(
    (each) => each.endsWith('.js') && readFileSync(path.join(chunks, each), 'utf8').includes(word),
  )
  return name
}

for (const [part, address, word, text] of [
  ['live code', LIVE_PAGE, 'Live Editor and Result', 'function TideInMeters'],
  ['a diagram', '/docs/markdown-features/diagrams/', 'This diagram could not be', 'flowchart LR'],
] as const) {
  test(`${part} without its script is shown as text after two reloads`, async ({
    page,
    host,
    secondBuild,
  }) => {
    await openPage(page, host.url + '/docs/markdown-features/')
    await pointAt(page, address)
    await host.deploy(secondBuild)
    await page.route(`**/${findChunk(secondBuild, word)}`, (route) =>
      route.fulfill({ status: 404 }),
    )
    const getLoads = countLoads(page)
    await follow(page, address)
    await expect.poll(getLoads).toBe(2)
    const reloads = () => page.evaluate(() => sessionStorage.getItem('docusaurus.reloads'))
    await expect.poll(reloads).toBe(`2 ${address}`)
    await expectScripts(page)
    await expect(page.getByRole('main').locator('pre', { hasText: text }).first()).toBeVisible()
    expect(getLoads()).toBe(2)
  })
}

test('a script in whose place the host sends a page is loaded after a reload', async ({
  page,
  host,
}) => {
  await openPage(page, host.url + '/docs/installation/')
  await page.route(
    `**/${findChunk('out', 'DocSearch-Modal')}`,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    { times: 1 },
  )
  const getLoads = countLoads(page)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.click()
  await expect.poll(getLoads).toBe(1)
  await waitForApp(page)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})
