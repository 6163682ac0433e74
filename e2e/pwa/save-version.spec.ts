import type { Page } from '@playwright/test'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { OfflineVersion } from '@/lib/core/offline-list'
import { expect, heading, listSaved, listStored, test, waitForApp } from './site-host'

const VERSION = 'Documentation 3.1.1'

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: VERSION })
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} ${VERSION}` })
const result = (page: Page) => page.getByRole('status').filter({ hasText: VERSION })

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await expect(result(page)).toHaveText(`${VERSION} is saved.`)
}

test('a saved version can be read without the server, and removed', async ({ page, host }) => {
  await page.goto(`${host.url}/offline/`)
  await expect(row(page)).toContainText(/\d+ pages, takes \d+\.\d MB on this device/)
  await save(page)
  await expect(row(page)).toContainText(/Saved on .*, takes \d+\.\d MB/)

  await host.stop()
  await page.goto(`${host.url}/docs/3.1.1/api/plugins/@docusaurus/plugin-pwa/`)
  await expect(heading(page)).toContainText('plugin-pwa')
  await page.goto(`${host.url}/docs/3.1.1/versioning/`)
  await waitForApp(page)
  await expect(page.getByRole('main')).toContainText('3.1.1')
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/docs/3.1.1/installation/"]')?.click()
  })
  await expect(heading(page)).toHaveText('Installation')
  await expect(page).toHaveURL(`${host.url}/docs/3.1.1/installation/`)

  await page.goto(`${host.url}/offline/`)
  await button(page, 'Remove').click()
  await expect(result(page)).toHaveText(`${VERSION} was removed.`)
  expect(await listStored(page, 'version')).toEqual([])
})

const LAST = '/docs/3.1.1/versioning/'

for (const [fault, text] of [
  ['damaged', 'The download was damaged.'],
  [404, 'This site has been updated.'],
] as const) {
  test(`a version of which a page is ${fault} isn't saved, and the reason is shown`, async ({
    page,
    host,
  }) => {
    host.faults.set(LAST, fault)
    await page.goto(`${host.url}/offline/`)
    await button(page, 'Save').click()
    await expect(result(page)).toContainText(text)
    expect(await listStored(page, 'version')).toEqual([])
    host.faults.clear()
    await save(page)
  })
}

test('after a lost connection, saving continues where it stopped', async ({ page, host }) => {
  host.faults.set(LAST, 'cut')
  await page.goto(`${host.url}/offline/`)
  await button(page, 'Save').click()
  await expect(result(page)).toContainText('The download was interrupted.')
  expect(await listSaved(page)).toEqual([])
  const before = (await listStored(page, 'version')).length
  expect(before).toBeGreaterThan(100)
  host.faults.clear()
  host.takeRequests()
  await button(page, 'Resume').click()
  await expect(result(page)).toHaveText(`${VERSION} is saved.`)
  const pages = host.takeRequests().filter((each) => each.startsWith('/docs/'))
  expect(pages).toContain(LAST)
  expect(pages.length).toBeLessThan(10)
  expect(await listSaved(page)).toEqual(['default-3.1.1'])
})

test('a reader who cancels keeps nothing of the version', async ({ page, host }) => {
  host.faults.set(LAST, 'slow')
  await page.goto(`${host.url}/offline/`)
  await button(page, 'Save').click()
  await expect(row(page).getByRole('progressbar')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(result(page)).toHaveText(`${VERSION} was not saved.`)
  await expect(button(page, 'Save')).toBeVisible()
  expect(await listStored(page, 'version')).toEqual([])
})

test('without enough space, nothing is stored and stored files are unchanged', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/offline/`)
  await save(page)
  const before = await listStored(page, 'version')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 9_000_000 })
  await page.getByRole('button', { name: 'Save Documentation 3.0.1' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'no more space' })).toBeVisible()
  expect(await listStored(page, 'version')).toEqual(before)
})

const read = (file: string) => readFileSync(path.join('out', file), 'utf8')

test('the shell has at most 1 MB, the worker 12 KB, and a version 200 files', () => {
  const worker = read('sw.js')
  const shell = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => decodeURI(url))
  expect(shell).toContain('offline/')
  const files = shell.map((url) => url.replace(/\/$/, '/index.html'))
  const sizes = files.map((file) => statSync(path.join('out', file)).size)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(1_000_000)
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(12_000)
  const versions = JSON.parse(read('offline/versions.json')) as OfflineVersion[]
  expect(versions.length).toBeGreaterThan(3)
  for (const version of versions) expect(version.files.length, version.id).toBeLessThanOrEqual(200)
})
