import type { Page } from '@playwright/test'
import { expect, getScrollTop, heading, openPage, scrollPage, test, waitForApp } from './site'

const PAGE = '/docs/installation/'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' })
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Retry' })
const link = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: 'Configuration', exact: true })

/** Opens a page, scrolls it and goes offline. */
async function openAndLoseNetwork(page: Page): Promise<void> {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await waitForApp(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await scrollPage(page, 600)
  await page.context().setOffline(true)
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** Expects the page to be unchanged: the same document, text and scroll position. */
async function expectToStay(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Installation')
  await expect(page).toHaveURL(PAGE)
  expect(await isSameDocument(page)).toBe(true)
  expect(await getScrollTop(page)).toBe(600)
}

// Ignore what the browser logs about failed requests.
test.afterEach(({ complaints }) => {
  const rest = complaints.filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'))
  complaints.splice(0, complaints.length, ...rest)
})

test('without a network, a link keeps the page, and Retry follows it later', async ({ page }) => {
  await openAndLoseNetwork(page)
  await link(page).click()
  await expect(retry(page)).toBeFocused()
  await expectToStay(page)
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(retry(page)).toBeFocused()
  await expectToStay(page)

  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Configuration')
  await expect(notice(page)).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
  expect(await getScrollTop(page)).toBe(0)
})

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => notice(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`the notice closes with ${how}, and links still work`, async ({ page }) => {
    await openAndLoseNetwork(page)
    await link(page).focus()
    await page.keyboard.press('Enter')
    await expect(retry(page)).toBeFocused()
    await close(page)
    await expect(notice(page)).toHaveCount(0)
    await expect(link(page)).toBeFocused()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectToStay(page)
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Configuration')
    expect(await isSameDocument(page)).toBe(true)
  })
}

test('another link replaces the one that failed', async ({ page }) => {
  await openAndLoseNetwork(page)
  await link(page).click()
  await expect(notice(page)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('complementary').getByRole('link', { name: 'TypeScript Support' }).click()
  await expect(heading(page)).toHaveText('TypeScript Support')
  await expect(notice(page)).toHaveCount(0)
})

test('Back to a page that must be fetched leads there once the network is back', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/docs/configuration/')
  await page
    .getByRole('complementary')
    .getByRole('link', { name: 'Installation', exact: true })
    .click()
  await expect(heading(page)).toHaveText('Installation')
  await page.reload({ waitUntil: 'networkidle' })
  await waitForApp(page)
  await page.context().setOffline(true)
  // Next lets the browser load it, which shows its own page about the network.
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await page.goBack()
  await failed
  await page.context().setOffline(false)
  await page.reload()
  await expect(heading(page)).toHaveText('Configuration')
  const rest = complaints.filter((text) => !text.includes('Falling back to browser navigation'))
  complaints.splice(0, complaints.length, ...rest)
})

test("a response that isn't a page of the app is loaded by the browser", async ({
  page,
  complaints,
}) => {
  await openPage(page, PAGE)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.route('**/docs/configuration/**', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await link(page).click()
  await expect(heading(page)).toHaveText('Configuration')
  expect(await isSameDocument(page)).toBe(false)
  for (const text of complaints.splice(0)) expect(text).toContain('404')
})
