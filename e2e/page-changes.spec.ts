import type { Page } from '@playwright/test'
import {
  expect,
  follow,
  getScrollTop,
  heading,
  holdRequests,
  openPage,
  recordRequests,
  scrollPage,
  test,
} from './site'

const LONG_PAGE = '/docs/cli/'

/** In milliseconds. */
const HOUR = 3_600_000

const toConfiguration = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: 'Configuration', exact: true })

test.describe('a page that is slow to load', () => {
  test('keeps the previous page, with a progress bar', async ({ page }) => {
    await openPage(page, '/docs/installation/')
    const release = await holdRequests(page, '**/docs/configuration/**')
    await toConfiguration(page).click()
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    await expect(bar).toBeAttached()
    await expect(heading(page)).toHaveText('Installation')
    release()
    await expect(heading(page)).toHaveText('Configuration')
    await expect(bar).toHaveCount(0)
  })

  test('shows the bar after 200 ms and the spinner after a second', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openPage(page, '/docs/installation/')
    await page.route('**/docs/configuration/**', () => undefined)
    await page.clock.pauseAt(HOUR)
    await toConfiguration(page).click()
    const bar = page.getByRole('progressbar')
    await page.clock.runFor(199)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar).toBeAttached()
    const spinnerDelay = await bar.evaluate(
      (element) => getComputedStyle(element, '::after').animationDelay,
    )
    expect(spinnerDelay).toBe('0.8s, 0.8s')
  })

  test('is given up for a place on the page', async ({ page }) => {
    await openPage(page, '/docs/installation/')
    const release = await holdRequests(page, '**/docs/configuration/**')
    await toConfiguration(page).click()
    const bar = page.getByRole('progressbar')
    await expect(bar).toBeAttached()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
    release()
    await page.waitForLoadState('networkidle')
    await expect(bar).toHaveCount(0)
    await expect(heading(page)).toHaveText('Installation')
    await expect(page).toHaveURL(/installation\/#/)
  })
})

test.describe('focus', () => {
  test('moves to the top of a new page, where Tab reaches the skip link', async ({ page }) => {
    await openPage(page, '/docs/installation/')
    await toConfiguration(page).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Configuration')
    await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('a screen reader announces the new page', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  await toConfiguration(page).click()
  await expect(page.locator('next-route-announcer').getByRole('alert')).toHaveText(/^Configuration/)
})

test.describe('the scroll position', () => {
  test('is restored after Back and after Forward', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollPage(page, 2345)
    await follow(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last())
    await expect(page).not.toHaveURL(LONG_PAGE)
    await expect.poll(() => getScrollTop(page)).toBe(0)
    await scrollPage(page, 321)
    await page.goBack()
    await expect.poll(() => getScrollTop(page)).toBe(2345)
    await page.goForward()
    await expect.poll(() => getScrollTop(page)).toBe(321)
  })

  test('is restored after a reload', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollPage(page, 1500)
    await page.reload()
    await expect.poll(() => getScrollTop(page)).toBe(1500)
  })

  test('is the top when the hash is removed', async ({ page }) => {
    await openPage(page, `${LONG_PAGE}#docusaurus-build`)
    expect(await getScrollTop(page)).toBeGreaterThan(0)
    await follow(
      page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[aria-current=page]'),
    )
    await expect(page).toHaveURL(LONG_PAGE)
    await expect.poll(() => getScrollTop(page)).toBe(0)
  })
})

test('a page whose scripts are missing is loaded as a document, which is readable without them', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/docs/installation/')
  const known = new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ),
  )
  await page.route('**/_next/static/chunks/*.js', (route) =>
    known.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  const documents = recordRequests(page, (request) => request.isNavigationRequest())
  await page.getByRole('banner').getByRole('link', { name: 'Docusaurus', exact: true }).click()
  await expect.poll(() => documents).toEqual(['/'])
  await expect(page.getByRole('heading', { level: 1, name: /Markdown/ })).toBeVisible()
  complaints.length = 0
})
