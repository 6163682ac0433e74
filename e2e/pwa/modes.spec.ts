import type { Page } from '@playwright/test'
import type { SiteHost } from './site-host'
import { PHONE, expect, listSaved, listStored, readOnline, test, waitForApp } from './site-host'

const INSTALLED = 'docusaurus.pwa.event.appInstalled.fired'

async function open(page: Page, host: SiteHost, path = '/docs/3.1.1/installation/') {
  await page.goto(host.url + path)
  await waitForApp(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

const getParams = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    return new URL(active?.scriptURL ?? '').searchParams.get('params')
  })

test('on a desktop, the worker is registered but stores nothing', async ({ page, host }) => {
  await open(page, host)
  expect(JSON.parse((await getParams(page)) ?? '')).toEqual({ offlineMode: false, debug: false })
  const listEntries = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat()
    })
  expect(await listEntries()).toEqual([])
})

test('on a desktop, an error page of the server is shown as it is', async ({ page, host }) => {
  await open(page, host)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  host.faults.set('/docs/', 503)
  const response = await page.goto(`${host.url}/docs/3.1.1/installation/`)
  expect(response?.status()).toBe(503)
})

test('the offlineMode parameter stores the whole version', async ({ page, host }) => {
  await open(page, host, '/docs/3.1.1/installation/?offlineMode=true')
  await expect.poll(() => listSaved(page)).toEqual(['default-3.1.1'])
})

test('with a data saver, only the shell and the pages that were read are stored', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await readOnline(page, host, '/docs/3.1.1/installation/?offlineMode=true')
  expect(await listStored(page, 'pages')).toEqual(['/docs/3.1.1/installation/'])
  expect(await listStored(page, 'version')).toEqual([])
})

test('a phone stores the shell and the pages that were read', async ({ page, host }) => {
  await page.setViewportSize(PHONE)
  await readOnline(page, host, '/docs/3.1.1/installation/')
  expect(await listStored(page, 'shell')).toContain('/offline/')
  expect(await listStored(page, 'version')).toEqual([])
})

test('a failed registration is logged', async ({ page, host }) => {
  host.faults.set('/sw.js', 404)
  const failure = page.waitForEvent('console', (entry) => entry.text().includes('failed'))
  await page.goto(`${host.url}/docs/`)
  expect((await failure).text()).toContain('The registration of the service worker failed.')
})

const dispatch = (page: Page, type: string) =>
  page.evaluate((name) => dispatchEvent(new Event(name)), type)

test('installing the site turns offline mode on, and removing it turns it off', async ({
  page,
  host,
}) => {
  await open(page, host)
  const installed = page.waitForEvent('load')
  await dispatch(page, 'appinstalled')
  await installed
  await waitForApp(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), INSTALLED)).toBe('true')
  await expect.poll(() => getParams(page)).toContain('"offlineMode":true')
  const removed = page.waitForEvent('load')
  await dispatch(page, 'beforeinstallprompt')
  await removed
  await waitForApp(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), INSTALLED)).toBeNull()
  await expect.poll(() => getParams(page)).toContain('"offlineMode":false')
})
