import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { serveFolder } from '@/lib/build/static-server'
import { isSecondBuild, makeSecondBuild } from './second-build'
import { heading, openPage, pointAt as pointAtLink, waitForApp } from './site'

/** A host on which the site is replaced while readers have its pages open. */
class Host {
  private constructor(private server: Server) {}

  static async start(): Promise<Host> {
    return new Host(await serveFolder('out', 0))
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  async deploy(folder: string): Promise<void> {
    const { port } = this.server.address() as AddressInfo
    await this.stop()
    this.server = await serveFolder(folder, port)
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

let secondBuild: string
let host: Host

test.beforeAll(() => {
  secondBuild = mkdtempSync(path.join(tmpdir(), 'second-build-'))
  makeSecondBuild('out', secondBuild)
})

test.afterAll(() => rmSync(secondBuild, { recursive: true }))

test.beforeEach(async () => {
  host = await Host.start()
})

test.afterEach(() => host.stop())

/** Opens a page of the first build. */
async function open(page: Page, address: string): Promise<void> {
  await openPage(page, host.url + address)
}

/** Points at a link, so that its page is prefetched. */
const pointAt = (page: Page, address: string) =>
  pointAtLink(page, page.locator(`a[href="${address}"]`).first())

const follow = (page: Page, address: string) =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())

/** Expects the scripts of the page to respond. */
async function expectScripts(page: Page): Promise<void> {
  await waitForApp(page)
  const getTheme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  const before = await getTheme()
  await page
    .getByRole('button', { name: /Switch between dark and light mode/ })
    .first()
    .click()
  await expect.poll(getTheme).not.toBe(before)
}

async function expectSecondBuild(page: Page): Promise<void> {
  // A reload happens only if a requested script is missing and the page itself is reachable.
  await expect.poll(async () => isSecondBuild(await page.content().catch(() => ''))).toBe(true)
}

test('a link leads to the page of the new build', async ({ page }) => {
  await open(page, '/docs/installation/')
  await host.deploy(secondBuild)
  await follow(page, '/docs/configuration/')
  await expect(heading(page)).toHaveText('Configuration')
  await expect(page).toHaveURL(`${host.url}/docs/configuration/`)
  await expectSecondBuild(page)
  await expectScripts(page)
})

for (const [kind, address, title] of [
  ['of the same kind', '/docs/configuration/', 'Configuration'],
  ['with its own scripts and styles', '/showcase/', 'Docusaurus Site Showcase'],
  ['with its own styles', '/versions/', 'Versions'],
  ['of a blog', '/blog/', 'Docusaurus blog'],
] as const) {
  test(`a page ${kind} that was prefetched is complete`, async ({ page }) => {
    const failed: string[] = []
    await open(page, '/docs/')
    await pointAt(page, address)
    await host.deploy(secondBuild)
    page.on('load', () => failed.splice(0))
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    await follow(page, address)
    await expect(page).toHaveURL(host.url + address)
    await expect(heading(page)).toHaveText(title)
    await expectScripts(page)
    // Nothing is requested that only the first build has.
    expect(failed).toEqual([])
  })
}

test('Back and Forward show pages that work', async ({ page }) => {
  await open(page, '/docs/installation/')
  await follow(page, '/docs/configuration/')
  await expect(heading(page)).toHaveText('Configuration')
  await host.deploy(secondBuild)
  await page.goBack()
  await expect(heading(page)).toHaveText('Installation')
  await follow(page, '/showcase/')
  await expect(heading(page)).toHaveText('Docusaurus Site Showcase')
  await page.goBack()
  await expect(heading(page)).toHaveText('Installation')
  await expectScripts(page)
  await page.goForward()
  await expect(heading(page)).toHaveText('Docusaurus Site Showcase')
  await expectScripts(page)
})

/** Counts how often the page is loaded as a document from here on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

const LIVE_PAGE = '/docs/markdown-features/code-blocks/'

test('a lazy part that is gone is loaded from the new build', async ({ page }) => {
  await open(page, '/docs/markdown-features/')
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

test('a lazy part is unchanged if the files of the first build are kept', async ({ page }) => {
  const merged = mkdtempSync(path.join(tmpdir(), 'merged-build-'))
  try {
    cpSync(secondBuild, merged, { recursive: true })
    // As `rsync --ignore-existing` does in the workflow.
    cpSync('out/_next', path.join(merged, '_next'), { recursive: true, force: false })
    await open(page, '/docs/markdown-features/')
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
  test(`${part} without its script is shown as text after two reloads`, async ({ page }) => {
    await open(page, '/docs/markdown-features/')
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

test('a script in whose place the host sends a page is loaded after a reload', async ({ page }) => {
  await open(page, '/docs/installation/')
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
