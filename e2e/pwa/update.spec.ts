import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { writeOffline } from '@/lib/output/offline/write-offline'
import { createKillSwitch } from '@/lib/output/offline/worker-file'
import { isSecondBuild, makeSecondBuild } from '../second-build'
import type { SiteHost } from './site-host'
import { PHONE, expect, getStatus, heading, readOnline, test, waitForApp } from './site-host'

test.use({ viewport: PHONE })

const READ = '/docs/installation/'

let folder: string
/** A build whose scripts have other names, and one in which only the home page differs. */
let second: string
let edited: string

/** Writes the worker and the archives again, for changed files. */
async function rebuild(target: string): Promise<void> {
  rmSync(path.join(target, 'archives'), { recursive: true })
  rmSync(path.join(target, 'sw.js'))
  const [routes = ''] = readdirSync(path.join(target, 'routes'))
  await writeOffline(target, `routes/${routes}`)
}

test.beforeAll(async () => {
  // Copying the site twice is slow on a busy machine.
  test.setTimeout(120_000)
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'))
  second = path.join(folder, 'second')
  edited = path.join(folder, 'edited')
  makeSecondBuild('out', second)
  await rebuild(second)
  cpSync('out', edited, { recursive: true })
  appendFileSync(path.join(edited, 'index.html'), '<!-- edited -->')
  await rebuild(edited)
})

test.afterAll(() => rmSync(folder, { recursive: true }))

const popup = (page: Page) => page.getByRole('alert').filter({ hasText: 'New version available' })

const isSecond = async (page: Page) => isSecondBuild(await page.content().catch(() => ''))

async function expectNoWaiting(page: Page): Promise<void> {
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
  await expect.poll(isWaiting).toBe(false)
}

async function open(page: Page, host: SiteHost, address = READ): Promise<void> {
  await page.goto(host.url + address)
  await waitForApp(page)
}

test('a new version is offered, and shown when the reader refreshes', async ({ page, host }) => {
  await readOnline(page, host, READ)
  await host.deploy(second)
  await open(page, host)
  expect(await isSecond(page)).toBe(false)
  await popup(page).getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => isSecond(page)).toBe(true)
  await waitForApp(page)
  await expect(popup(page)).toBeHidden()
})

test('a reader who closes the offer sees the new version on the second load', async ({
  page,
  host,
}) => {
  await readOnline(page, host, READ)
  await host.deploy(second)
  await open(page, host)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await open(page, host)
  expect(await isSecond(page)).toBe(true)
  await expectNoWaiting(page)
  await expect(popup(page)).toBeHidden()
})

test('nothing is offered if the open page is unchanged in the new version', async ({
  page,
  host,
}) => {
  await readOnline(page, host, READ)
  await host.deploy(edited)
  host.takeRequests()
  await open(page, host)
  await expect
    .poll(() => host.takeRequests().filter((each) => /^\/(?:index\.html)?$/.test(each)).length)
    .toBeGreaterThan(0)
  await expectNoWaiting(page)
  await expect(popup(page)).toBeHidden()
})

test('an update fetches only changed files', async ({ page, host }) => {
  await readOnline(page, host, READ)
  await host.deploy(edited)
  host.takeRequests()
  await open(page, host)
  const fetched: string[] = []
  await expect
    .poll(() => fetched.push(...host.takeRequests()) > 0 && fetched.includes('/index.html'))
    .toBe(true)
  await expectNoWaiting(page)
  fetched.push(...host.takeRequests())
  const others = fetched.filter((each) => !/^\/(?:sw\.js|docs\/installation\/)/.test(each))
  expect(others).toEqual(['/index.html'])
})

test('a page that stays open keeps its scripts', async ({ page, host }) => {
  await readOnline(page, host, READ)
  const other = await page.context().newPage()
  await host.deploy(second)
  await open(other, host)
  await popup(other).getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => isSecond(other)).toBe(true)
  const script = await page.evaluate(
    () => (JSON.parse(document.querySelector('#chunks')?.textContent ?? '[]') as string[])[0] ?? '',
  )
  expect(await page.evaluate(async (href) => (await fetch(href)).status, script)).toBe(200)
})

test('pages that were read before an update can be read after it', async ({ page, host }) => {
  await readOnline(page, host, '/docs/configuration/')
  await readOnline(page, host, READ)
  await host.deploy(second)
  await open(page, host)
  await popup(page).getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => isSecond(page)).toBe(true)
  await host.stop()
  await open(page, host, '/docs/configuration/')
  await expect(heading(page)).toHaveText('Configuration')
})

test('an incomplete update changes nothing', async ({ page, host }) => {
  await readOnline(page, host, READ)
  host.faults.set('/404.html', 404)
  host.faults.set('/_next/', 404)
  await host.deploy(second)
  await open(page, host)
  await expect.poll(() => host.takeRequests().some((each) => each.startsWith('/_next/'))).toBe(true)
  await host.stop()
  await open(page, host)
  await expect(heading(page)).toHaveText('Installation')
  expect(await isSecond(page)).toBe(false)
})

test('a saved version stays readable until its update is complete', async ({ page, host }) => {
  const saved = '/docs/3.1.1/installation/'
  const getSaved = async () => (await getStatus(page)).versions.find(({ saved: is }) => is)
  await open(page, host, '/offline/')
  await page.getByRole('button', { name: 'Save Documentation 3.1.1' }).click()
  await expect.poll(getSaved, { timeout: 30_000 }).toBeDefined()
  host.faults.set('/archives/', 503)
  host.takeRequests()
  await host.deploy(second)
  await open(page, host, saved)
  await expect(popup(page)).toBeVisible({ timeout: 20_000 })
  await open(page, host, saved)
  await expectNoWaiting(page)
  await expect
    .poll(() => host.takeRequests().some((each) => each.startsWith('/archives/')))
    .toBe(true)
  await host.stop()
  await open(page, host, '/docs/3.1.1/versioning/')
  await expect(page.getByRole('main')).toContainText('3.1.1')
})

test('a build without a worker removes the previous worker and what it stored', async ({
  page,
  host,
}) => {
  await readOnline(page, host, READ)
  const off = path.join(folder, 'off')
  cpSync('out', off, { recursive: true })
  writeFileSync(path.join(off, 'sw.js'), await createKillSwitch())
  await host.deploy(off)
  await open(page, host)
  await expect
    .poll(() => page.evaluate(() => caches.keys()).catch(() => ['…']), { timeout: 20_000 })
    .toEqual([])
  await host.stop()
  await expect(page.goto(host.url + READ)).rejects.toThrow()
  expect(readFileSync(path.join(off, 'sw.js'), 'utf8')).not.toContain('OFFLINE_MANIFEST')
})
