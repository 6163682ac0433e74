import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { OfflineVersion } from '@/lib/core/offline-list'
import { PHONE, expect, heading, listSaved, test, waitForApp } from './site-host'

/*
 * Readers come back with the worker that stored versions as archives. `worker-before.txt` is that worker as its last
 * build wrote it, without the first line, which listed the files of that build. Here, that line lists the files of this
 * build instead.
 */

const READ = '/docs/configuration/'
const SAVED = '/docs/3.1.1/versioning/'

let folder: string

const read = (file: string) => readFileSync(path.join(folder, decodeURI(file)))

const toFile = (file: string, content: Buffer = read(file)) => ({
  path: file,
  size: content.length,
  hash: createHash('sha256').update(content).digest('hex').slice(0, 32),
})

/** Packs files as that worker expects: the length of an index, the index, and the files, which could also be copies. */
function pack(files: string[]): Buffer {
  const bytes = Buffer.concat(files.map((file) => read(file)))
  const index = { files: files.map((file) => toFile(file)), steps: [bytes.length, 0, 0] }
  const json = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return gzipSync(Buffer.concat([length, json, bytes]))
}

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'before-'))
  cpSync('out', folder, { recursive: true })
  const versions = JSON.parse(read('offline/versions.json').toString()) as OfflineVersion[]
  const version = versions.find(({ id }) => id === 'default-3.1.1')
  // That worker stored pages under the names of their files.
  const files = (version?.files ?? []).map(([url]) => url.replace(/(?<=^|\/)$/, 'index.html'))
  const archive = pack(files.filter((file) => !file.startsWith('_next/')))
  writeFileSync(path.join(folder, 'archive.bin'), archive)
  const scripts = readdirSync(path.join(folder, '_next/static/chunks'))
  const shell = [
    ...['index.html', '404.html', 'offline/index.html', 'search/index.html', 'search/worker.js'],
    ...scripts.map((name) => `_next/static/chunks/${name}`),
  ]
  const manifest = {
    build: 'before',
    shell: shell.map((file) => toFile(file)),
    routes: files.find((file) => file.startsWith('routes/')),
    versions: [
      {
        id: 'default-3.1.1',
        ...{ label: 'Documentation 3.1.1', root: 'docs/3.1.1/', pages: 90, size: 9_000_000 },
        archive: toFile('archive.bin', archive),
      },
    ],
    hashedFolders: ['_next/static/', 'routes/', 'assets/', 'live-frame/', 'math/', 'search-index/'],
  }
  const worker = readFileSync('e2e/pwa/worker-before.txt', 'utf8')
  writeFileSync(
    path.join(folder, 'sw.js'),
    `self.OFFLINE_MANIFEST=${JSON.stringify(manifest)};\n${worker}`,
  )
})

test.afterAll(() => rmSync(folder, { recursive: true }))

const listOldCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site ')))

/** Makes the earlier worker store a page and a version, as its pages did. */
async function storeBefore(page: Page): Promise<void> {
  await page.evaluate(async (url) => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'KEEP_PAGE', path: url, savesData: false })
    const { port1, port2 } = new MessageChannel()
    active?.postMessage({ type: 'SAVE_VERSION', id: 'default-3.1.1' }, [port2])
    return new Promise<void>((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<{ state: string }>) => {
        if (data.state === 'saved') resolve()
        if (data.state === 'failed') reject(new Error(JSON.stringify(data)))
      }
    })
  }, READ)
  await expect.poll(async () => (await listOldCaches(page)).length).toBe(3)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForApp(page)
}

for (const [where, viewport] of [
  ['on a phone', PHONE],
  ['on a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`a reader ${where} with the worker before this one keeps what is stored`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize(PHONE)
    await host.deploy(folder)
    await open(page, host.url + READ)
    await storeBefore(page)

    await page.setViewportSize(viewport)
    await host.deploy('out')
    host.faults.set('/offline/versions.json', 503)
    await open(page, host.url + READ)
    if (viewport === PHONE) {
      const popup = page.getByRole('alert').filter({ hasText: 'New version available' })
      await popup.getByRole('button', { name: 'Refresh' }).click()
    }
    await expect.poll(() => listOldCaches(page).catch(() => ['…'])).toEqual([])

    // Everything can be read, even before the version is saved again.
    await host.stop()
    for (const address of [READ, SAVED]) {
      await open(page, host.url + address)
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveURL(host.url + address)
    }

    host.faults.clear()
    await host.deploy('out')
    await open(page, host.url + READ)
    await expect.poll(() => listSaved(page)).toEqual(['default-3.1.1'])
    await host.stop()
    await open(page, host.url + SAVED)
    await expect(page.getByRole('main')).toContainText('3.1.1')
  })
}
