import type { Page } from '@playwright/test'
import { readManifest } from '@/lib/output/offline/worker-file'
import { readFileSync } from 'node:fs'
import { countStored, expect, heading, test, waitForApp } from './site-host'

const VERSION = 'Documentation 3.1.1'

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: VERSION })
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} ${VERSION}` })
const result = (page: Page) => page.getByRole('status').filter({ hasText: VERSION })

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await expect(result(page)).toHaveText(`${VERSION} is saved.`, { timeout: 30_000 })
}

test('a saved version can be read without the server, and removed', async ({ page, host }) => {
  await page.goto(`${host.url}/offline/`)
  await expect(row(page)).toContainText(/\d+ pages, a download of 1\.\d MB/)
  host.takeRequests()
  await save(page)
  expect(host.takeRequests().filter((path) => path.startsWith('/docs/'))).toEqual([])
  await expect(row(page)).toContainText(/Saved on .*, takes \d\.\d MB/)

  await host.stop()
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
  expect(await countStored(page, 'version')).toBe(0)
})

for (const [fault, text] of [
  ['cut', 'The download was interrupted.'],
  ['damaged', 'The download was damaged.'],
  [404, 'This site has been updated.'],
] as const) {
  test(`a version whose download is ${fault} isn't saved, and the reason is shown`, async ({
    page,
    host,
  }) => {
    host.faults.set('/archives/', fault)
    await page.goto(`${host.url}/offline/`)
    await button(page, 'Save').click()
    await expect(result(page)).toContainText(text)
    expect(await countStored(page, 'version')).toBe(0)
    host.faults.clear()
    await save(page)
  })
}

test('without enough space, nothing is stored and stored files are unchanged', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/offline/`)
  await save(page)
  const before = await countStored(page, 'version')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 9_000_000 })
  await page.getByRole('button', { name: 'Save Documentation 3.0.1' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'no more space' })).toBeVisible()
  expect(await countStored(page, 'version')).toBe(before)
})

test('each archive has at most 1.2 MB, and the shell 1 MiB', () => {
  const { versions = [], shell = [] } = readManifest(readFileSync('out/sw.js', 'utf8')) ?? {}
  expect(versions.length).toBeGreaterThan(3)
  for (const { archive, id } of versions) {
    expect(archive.size, id).toBeLessThanOrEqual(1_200_000)
  }
  expect(shell.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(1_048_576)
})
