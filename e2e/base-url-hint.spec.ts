import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { serveFolder } from '@/lib/build/static-server'

/** A path that the site in `out/` isn't built for. */
const WRONG = '/not-the-base/'

const HINT = 'Your Docusaurus site did not load properly'

let server: Server

/** Returns the URL of a page below the wrong path. */
function toAddress(path = ''): string {
  return `http://localhost:${(server.address() as AddressInfo).port}${WRONG}${path}`
}

test.beforeAll(async () => {
  server = await serveFolder('out', 0, WRONG)
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the home page below a wrong path shows the base URL it needs', async ({ page }) => {
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

test('the link in the hint works at the wrong path', async ({ page }) => {
  await page.goto(toAddress('index.html'))
  await page.getByRole('link', { name: 'More about the base URL' }).click()
  await expect(page).toHaveURL(toAddress('docs/api/docusaurus-config/#baseUrl'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('other pages below the wrong path show no hint', async ({ page }) => {
  await page.goto(toAddress('docs/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(HINT)).toHaveCount(0)
})

test('the home page at its own path shows no hint, even if its stylesheet is missing', async ({
  page,
}) => {
  await page.route('**/*.css', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(HINT)).toHaveCount(0)
})

test("a slow stylesheet doesn't count as missing", async ({ page }) => {
  // The files are at both paths, as behind a proxy, and load slowly.
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
  // The scripts may still be loading.
  await page.unrouteAll({ behavior: 'wait' })
})
