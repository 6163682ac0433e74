import type { Page } from '@playwright/test'
import type { SiteHost } from './site-host'
import { PHONE, expect, heading, readOnline, saveVersion, test, waitForApp } from './site-host'

test.use({ viewport: PHONE })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')

async function open(page: Page, host: SiteHost, address: string): Promise<void> {
  await page.goto(host.url + address)
  await waitForApp(page)
}

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Search' }).fill(query)
}

test('the dialog finds names and texts of a saved version, also outside the docs', async ({
  page,
  host,
}) => {
  await saveVersion(page, host, '3.1.1')
  await host.stop()
  await open(page, host, '/')
  await search(page, 'sidebar items')
  const href = '/docs/3.1.1/sidebar/items/'
  await expect(options(page).first()).toHaveAttribute('href', href)
  await options(page).first().click()
  await expect(page).toHaveURL(host.url + href)
  await expect(heading(page)).toHaveText('Sidebar items')
  // No heading contains these words.
  await search(page, '"static host"')
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/3\.1\.1\//)
})

test('the search page lists results from a saved version, which can be opened', async ({
  page,
  host,
}) => {
  await saveVersion(page, host, 'Canary')
  await host.stop()
  await open(page, host, '/search/?q=sidebar+items')
  await expect(heading(page)).toHaveText('Search results for “sidebar items”')
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(`${host.url}/docs/sidebar/items/`)
  await expect(heading(page)).toHaveText('Sidebar items')
})

test('a reader who has searched before can search again', async ({ page, host }) => {
  await readOnline(page, host, '/docs/sidebar/items/')
  await readOnline(page, host, '/docs/installation/')
  await search(page, 'sidebar')
  await expect(options(page).first()).toBeVisible()
  await expect(dialog(page).getByText('Also in 3.1.1').or(options(page).nth(4))).toBeVisible()
  await host.stop()
  await open(page, host, '/docs/installation/')
  await search(page, 'sidebar items')
  await expect(options(page).first()).toHaveAttribute('href', '/docs/sidebar/items/')
})

test('a search that needs the network shows an error', async ({ page, host }) => {
  await readOnline(page, host, '/docs/installation/')
  await host.stop()
  await open(page, host, '/docs/installation/')
  await search(page, 'onBrokenLinks')
  await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible()
})
