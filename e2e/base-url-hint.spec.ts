import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { serveFolder } from '@/lib/build/static-server'

/** A path that the site in `out/` is not built for. */
const WRONG = '/not-the-base/'

const HINT = 'Your Docusaurus site did not load properly'

let server: Server

/** The URL of a page of the site below the wrong path. */
function toAddress(path = ''): string {
  return `http://localhost:${(server.address() as AddressInfo).port}${WRONG}${path}`
}

test.beforeAll(async () => {
  server = await serveFolder('out', 0, { baseUrl: WRONG })
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the home page below a wrong path says which base URL it needs', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto(toAddress())
  const hint = page.getByRole('alert')
  await expect(hint.getByRole('heading', { name: HINT })).toBeVisible()
  await expect(hint).toContainText('built for the base URL /, which is the default')
  await expect(hint).toContainText(`BASE_URL=${WRONG}`)
  expect(await hint.evaluate((element) => element === document.body.firstElementChild)).toBe(true)
  expect(violations).toEqual([])
})

test('its link leads to where the site is now', async ({ page }) => {
  await page.goto(toAddress('index.html'))
  await page.getByRole('link', { name: 'More about the base URL' }).click()
  await expect(page).toHaveURL(toAddress('docs/api/docusaurus-config/#baseUrl'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('no other page below the wrong path says so', async ({ page }) => {
  await page.goto(toAddress('docs/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(HINT)).toHaveCount(0)
})

test.describe('the home page where it belongs', () => {
  test('says nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(HINT)).toHaveCount(0)
  })

  test('says nothing when its stylesheet is missing', async ({ page }) => {
    await page.route('**/*.css', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(HINT)).toHaveCount(0)
  })
})

test('a stylesheet that is slow is none that is missing', async ({ page }) => {
  // The files are at both paths, as behind a proxy, and take their time.
  let isReleased = false
  await page.route('**/_next/static/**', async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname.endsWith('.css')) await expect.poll(() => isReleased).toBe(true)
    const response = await page.request.get(`${url.origin}${WRONG}${url.pathname.slice(1)}`)
    await route.fulfill({ response })
  })
  const opened = page.goto(toAddress())
  await page.waitForRequest('**/*.css')
  isReleased = true
  await opened
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(HINT)).toHaveCount(0)
  // The scripts may still be on their way.
  await page.unrouteAll({ behavior: 'wait' })
})
