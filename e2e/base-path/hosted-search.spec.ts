import type { Page, Route } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { BASE } from './folder'

// Tests mock the servers, and can't intercept the requests of a worker.
test.use({ serviceWorkers: 'block' })

/** The service that the site is built with (`package.json`). */
const SERVICE = 'https://testapp-dsn.algolia.net'

const record = {
  objectID: '1',
  url: 'https://docusaurus.io/docs/next/cli/#hosted',
  type: 'lvl2',
  docusaurus_tag: 'docs-default-current',
  hierarchy: { lvl0: 'API', lvl1: 'CLI', lvl2: 'Hosted <img src=x onerror=alert(1)>' },
  _highlightResult: {
    hierarchy: {
      lvl0: { value: 'API' },
      lvl1: { value: 'CLI' },
      lvl2: { value: '\uE000Hosted\uE001 <img src=x onerror=alert(1)>' },
    },
  },
}

type Asked = { requests: { query: string; indexName: string; facetFilters: unknown }[] }

/** Responds for the service, and records its requests. */
async function serve(page: Page, answer: (route: Route) => Promise<void>): Promise<Asked[]> {
  const asked: Asked[] = []
  await page.route(`${SERVICE}/**`, async (route) => {
    asked.push(route.request().postDataJSON() as Asked)
    await answer(route)
  })
  return asked
}

/** Required for browsers to pass a response from another origin to a page. */
const headers = { 'access-control-allow-origin': '*' }

async function search(page: Page, query: string): Promise<void> {
  await page.goto(`${BASE}docs/installation`)
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill(query)
}

test('the hosted service answers, and its results lead to pages of this site', async ({ page }) => {
  const asked = await serve(page, (route) =>
    route.fulfill({ headers, json: { results: [{ hits: [record], nbHits: 41 }] } }),
  )
  await search(page, 'hosted')
  const option = page.getByRole('option')
  await expect(option).toHaveCount(1)
  await expect(option).toContainText('Hosted <img src=x onerror=alert(1)>')
  await expect(page.getByRole('link', { name: 'See all 41 results' })).toBeVisible()
  expect(asked.at(-1)?.requests).toMatchObject([
    {
      query: 'hosted',
      indexName: 'test-index',
      facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:default'])],
    },
  ])
  await option.click()
  await expect(page).toHaveURL(`${BASE}docs/cli#hosted`)
})

test('a result of an index opens its page in the app', async ({ page }) => {
  const hit = { ...record, url: 'https://docusaurus.io/docs/next/cli/' }
  await serve(page, (route) =>
    route.fulfill({ headers, json: { results: [{ hits: [hit], nbHits: 1 }] } }),
  )
  await page.goto(`${BASE}search?q=hosted`)
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hosted/ })
    .click()
  await expect(page).toHaveURL(`${BASE}docs/cli`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CLI/i)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true)
})

test('such a result also opens in the app from the dialog', async ({ page }) => {
  const hit = { ...record, url: 'https://docusaurus.io/docs/next/cli/' }
  await serve(page, (route) =>
    route.fulfill({ headers, json: { results: [{ hits: [hit], nbHits: 1 }] } }),
  )
  await search(page, 'hosted')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('option').click()
  await expect(page).toHaveURL(`${BASE}docs/cli`)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true)
})

test('the head has a preconnect hint for its origin', async ({ page }) => {
  await page.goto(`${BASE}docs/installation`)
  await expect(page.locator(`link[rel=preconnect][href="${SERVICE}"]`)).toHaveCount(1)
})

test('the head has the facets for its crawler', async ({ page }) => {
  await page.goto(`${BASE}docs/3.1.1/installation`)
  for (const [name, value] of [
    ['docsearch:language', 'en'],
    ['docsearch:version', '3.1.1'],
    ['docsearch:docusaurus_tag', 'docs-default-3.1.1'],
  ] as const) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', value)
  }
})

const failures: Record<string, (route: Route) => Promise<void>> = {
  'cannot be reached': (route) => route.abort(),
  // Never responds.
  'takes too long': () => Promise.resolve(),
}

for (const [what, answer] of Object.entries(failures)) {
  test(`if the service ${what}, the embedded index answers`, async ({ page }) => {
    await serve(page, answer)
    await search(page, 'sidebar items')
    await expect(page.getByRole('option').first()).toContainText('Sidebar items')
  })
}

test('an error is shown only if both fail', async ({ page }) => {
  await serve(page, (route) => route.abort())
  await page.route(/\/search(-index)?\/.*\.(js|json)/, (route) => route.abort())
  await search(page, 'sidebar')
  await expect(page.getByText('Unable to fetch results')).toBeVisible()
})
