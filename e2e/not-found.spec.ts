import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
// Every URL here returns 404, which the site's own fixture reports as a problem.
import { expect, test } from '@playwright/test'
import type { RouteManifest } from '@/lib/records/route-manifest'
import { exportedRoutes, holdRequests, openPage, recordShifts } from './site'

const [manifestFile = ''] = readdirSync('out/routes')
const bookText = readFileSync(path.join('out', 'routes', manifestFile), 'utf8')
const book = JSON.parse(bookText) as RouteManifest

for (const [url, reached] of [
  ['/docs/installation.html?a=1#requirements', '/docs/installation/?a=1#requirements'],
  ['//docs//installation', '/docs/installation/'],
  ['/docs/team.html', '/community/team/'],
  [
    '/feature-requests/p/dark-mode?sort=top#board',
    '/feature-requests/?path=p%2Fdark-mode&sort=top#board',
  ],
] as const) {
  test(`${url} leads to ${reached}`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL ?? ''}${url}`)
    await page.waitForURL(`${baseURL ?? ''}${reached}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
  })
}

for (const url of ['/tests/nothing/', '/blog/nothing/', '/nothing']) {
  test(`the app starts without an error at ${url}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await openPage(page, url)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found | Docusaurus')
    expect(errors).toEqual([])
  })
}

test('the navbar is that of the URL', async ({ page }) => {
  await page.goto('/tests/nothing/')
  await expect(page.getByRole('banner').getByRole('button', { name: '😉' })).toBeVisible()
})

test('similar pages are suggested and announced', async ({ page }) => {
  await page.goto('/docs/instalation/')
  const section = page.getByRole('region', { name: 'Did you mean one of these?' })
  const first = section.getByRole('link').first()
  await expect(first).toHaveAttribute('href', '/docs/installation/')
  await expect(page.getByRole('status')).toHaveText(/^Page not found\. .*similar pages? /)
  const others = section.getByRole('listitem').first().getByText('Also in').getByRole('link')
  await expect(others).toHaveText(['3.1.1 Installation', '3.0.1 Installation'])
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
})

test('the text is shown only once the URL is known to mean nothing', async ({ page }) => {
  const release = await holdRequests(page, '**/routes/*')
  await page.goto('/docs/instalation/')
  await expect(page.getByText('Looking for this page…')).toBeVisible()
  await expect(page.getByText('There is no page at this URL')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('Looking for this page…')).toBeHidden()
})

test('the text appears after five seconds if the app does not start', async ({ page }) => {
  await page.route('**/_next/**/*.js', (route) => route.abort())
  await page.goto('/docs/nothing/')
  const text = page.getByRole('heading', { name: 'Page not found' })
  await expect(text).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 5001
  })
  await expect(text).toBeVisible()
})

test('without the list of pages, the page is complete', async ({ page }) => {
  await page.route('**/routes/*', (route) => route.abort())
  await page.goto('/docs/installation.html')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Page not found.')
})

test('nothing visible moves when the suggestions appear', async ({ page }) => {
  const readShifts = await recordShifts(page, 'parsed')
  await page.goto('/docs/instalation/')
  await expect(page.getByRole('region', { name: 'Did you mean one of these?' })).toBeVisible()
  expect(await readShifts()).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there are suggested links', async ({ page }) => {
    await page.goto('/docs/instalation/')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByText('Looking for this page…')).toBeHidden()
    const links = page.getByRole('navigation', { name: 'Suggested links' }).getByRole('link')
    await expect(links).toHaveText(['Home', 'All documentation', 'All pages'])
    await links.last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages')
    const toPage = page.getByRole('main').getByRole('link', { name: 'Installation', exact: true })
    await toPage.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
  })
})

test('the list of pages has every page, and is small', () => {
  const known = [...book.pages.map(([page]) => page), ...book.unlisted]
  expect([...known].sort()).toEqual([...exportedRoutes].sort())
  expect(bookText.length / known.length).toBeLessThanOrEqual(80)
})
