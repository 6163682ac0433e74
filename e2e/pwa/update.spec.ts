import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { writeOffline } from '@/lib/build/offline/write-offline'
import { compileWorker } from '@/lib/build/offline/build-worker'
import { isSecondBuild, makeSecondBuild } from '../second-build'
import type { SiteHost } from './site-host'
import { PHONE, expect, heading, readOnline, saveVersion, test, waitForApp } from './site-host'

test.use({ viewport: PHONE })

const READ = '/docs/installation/'

let folder: string
/** A build whose scripts have other names, and one in which only the home page differs. */
let second: string
let edited: string

/** Writes the worker and the lists again, for changed files. */
async function rebuild(target: string): Promise<void> {
  rmSync(path.join(target, 'sw.js'))
  await writeOffline(target)
}

test.beforeAll(async () => {
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
  // The page may be about to be reloaded.
  const isWaiting = () =>
    page
      .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
      .catch(() => true)
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
  await expect(popup(page)).toBeVisible()
})

test('the offer leaves a heading about an update on its page', async ({ page, host }) => {
  const address = '/docs/upgrade/2.4-to-3.1/'
  await readOnline(page, host, address)
  await host.deploy(edited)
  await open(page, host, address)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Update the packages' })).toBeVisible()
})

test('outside offline mode, a new version takes over at once', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, host)
  const getScript = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const { active, waiting, installing } = registration
      const source = await (await fetch(active?.scriptURL ?? '', { cache: 'no-store' })).text()
      return [source.length > 0, waiting, installing]
    })
  await host.deploy(second)
  await open(page, host)
  await expect.poll(getScript).toEqual([true, null, null])
  await expect(popup(page)).toBeHidden()
})

test('an update fetches only changed files', async ({ page, host }) => {
  await readOnline(page, host, READ)
  await host.deploy(edited)
  host.takeRequests()
  await open(page, host)
  await expect(popup(page)).toBeVisible()
  const others = host
    .takeRequests()
    .filter((each) => !/^\/(?:sw\.js|docs\/installation\/)/.test(each))
  expect(others.sort()).toEqual(['/'])
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
  await saveVersion(page, host, '3.1.1')
  host.faults.set('/offline/versions.json', 503)
  host.takeRequests()
  await host.deploy(second)
  await open(page, host, saved)
  await expect(popup(page)).toBeVisible()
  await expect
    .poll(() => host.takeRequests().some((each) => each.startsWith('/offline/versions.json')))
    .toBe(true)
  await popup(page).getByRole('button', { name: 'Refresh' }).click()
  await expectNoWaiting(page)
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
  await compileWorker('kill-switch.ts', path.join(off, 'sw.js'))
  await host.deploy(off)
  await open(page, host)
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => ['…'])).toEqual([])
  await host.stop()
  await expect(page.goto(host.url + READ)).rejects.toThrow()
  expect(readFileSync(path.join(off, 'sw.js'), 'utf8')).not.toContain('revision')
})
