import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import {
  button,
  dialog,
  field,
  firstOption,
  open,
  openAndSearch,
  options,
  search,
} from './search-dialog'
import { expect, holdRequests, readRecord, recordRequests, test } from './site'

test.describe('search is loaded on intent', () => {
  const isSearchFile = (file: string) => /^\/search(-index)?\//.test(file)

  test('not before', async ({ page }) => {
    const paths = recordRequests(page)
    await open(page)
    await page.mouse.move(0, 400)
    await page.getByRole('main').getByRole('link', { name: 'Configuration' }).first().hover()
    expect(paths.filter(isSearchFile)).toEqual([])
  })

  test('with at most 5 requests and 80 KB before the first answer', async ({ page }) => {
    // The text never arrives, so everything that is loaded is what the first answer needs.
    await page.route('**/search-index/*-text.*', () => undefined)
    await open(page)
    // The page itself still loads the manifest, its icon and the script that registers the worker.
    await page.waitForLoadState('networkidle')
    const paths = recordRequests(page)
    await search(page, 'sidebar')
    // The symbol in the titles of packages follows the answer that has it.
    const needed = paths.filter((file) => !/-text\.|\.woff2$/.test(file))
    expect(needed.length).toBeLessThanOrEqual(5)
    const sizes = needed.map(
      (file) => brotliCompressSync(readFileSync(path.join('out', file))).length,
    )
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(80_000)
  })

  test('with at most 35 KB of scripts', async ({ page }) => {
    await open(page)
    const paths = recordRequests(page)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    const scripts = paths.filter((file) => /^\/_next\/.*\.js$/.test(file))
    expect(scripts.length).toBeGreaterThan(0)
    const sizes = scripts.map((file) => gzipSync(readFileSync(path.join('out', file))).length)
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(35_000)
  })

  for (const [intent, act] of Object.entries({
    'when the pointer is over the button': (page: Page) => button(page).hover(),
    'when the button has the focus': (page: Page) => button(page).focus(),
  })) {
    test(intent, async ({ page }) => {
      await open(page)
      const worker = page.waitForRequest((request) => request.url().includes('/search/worker.js'))
      await act(page)
      await worker
    })
  }
})

for (const query of ['github', 'sidebar items']) {
  test(`hits for "${query}" stay in place and selected when more are found`, async ({ page }) => {
    const readHrefs = () =>
      options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const release = await holdRequests(page, '**/search-index/*-text.*')
    await openAndSearch(page, query)
    const first = await readHrefs()
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    const moved = options(page).nth(2)
    await expect(moved).toHaveAttribute('aria-selected', 'true')
    release()
    await expect(options(page)).not.toHaveCount(first.length)
    expect((await readHrefs()).slice(0, first.length)).toEqual(first)
    await expect(moved).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(first[2] ?? '')
  })
}

test('a cached worker that names removed files is replaced by the current one', async ({
  page,
  complaints,
}) => {
  await page.route('**/search/worker.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      body: (await response.text()).replace(/-(names|text)\.(\w+)\.json/g, '-$1.$2.gone'),
      contentType: 'text/javascript',
    })
  })
  await openAndSearch(page, 'onBrokenLinks')
  const href = '/docs/api/docusaurus-config/#onBrokenLinks'
  await expect(firstOption(page)).toHaveAttribute('href', href)
  // Ignore what the browser logs about the removed files.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
})

test('an answer that comes after the dialog has closed is not announced in the next one', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/search-index/*-text.*')
  await openAndSearch(page, 'github')
  await page.keyboard.press('Escape')
  await button(page).click()
  await page.evaluate(() => {
    const texts: unknown[] = []
    const status = document.querySelector('dialog [role=status]')
    new MutationObserver(() => texts.push(status?.textContent)).observe(document.body, {
      subtree: true,
      childList: true,
    })
    Object.assign(window, { texts })
  })
  await field(page).fill('netlify')
  await expect(dialog(page).getByRole('status')).toHaveText(/netlify/)
  const count = await options(page).count()
  release()
  // The worker answers in order.
  await expect(options(page)).not.toHaveCount(count)
  expect(await readRecord(page, 'texts')).not.toContainEqual(expect.stringContaining('github'))
})

test.describe('without an answer', () => {
  test('the dialog explains why', async ({ page, complaints }) => {
    await page.route(/\/search(-index)?\//, (route) => route.abort())
    await open(page)
    await button(page).click()
    await field(page).fill('sidebar')
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible()
    await expect(
      dialog(page).getByText('You might want to check your network connection.'),
    ).toBeVisible()
    // The browser logs what it couldn't load.
    complaints.length = 0
  })
})

test('a tap before the app has started opens search once it has', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js')
  await page.goto('/docs/installation/', { waitUntil: 'domcontentloaded' })
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(field(page)).toBeFocused()
})
