import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from './site'

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

test.describe('URLs', () => {
  const routes = {
    '/tests/docs/dummy.html/': 'Just a dummy page',
    '/tests/docs/tests/ascii/folder/æøå/': /./,
  }
  for (const [route, title] of Object.entries(routes)) {
    test(`${route} exists`, async ({ page }) => {
      await openPage(page, route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  }

  test('a link to a file in a folder with spaces works in the app', async ({ page }) => {
    await openPage(page, '/tests/docs/folder with space/doc 2/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('article').getByRole('link', { name: /doc 1/i }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doc 1')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test.describe('tags', () => {
  test('are grouped by letter with the number of listed documents', async ({ page }) => {
    await openPage(page, '/tests/docs/tags/')
    await expect(page.getByRole('heading', { level: 2, name: 'S', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'listed 2' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^unlisted/ })).toHaveCount(0)
  })

  test('lead back to all tags', async ({ page }) => {
    await openPage(page, '/tests/docs/tags/some-tag/')
    await page.getByRole('link', { name: 'View all tags' }).click()
    await expect(page).toHaveURL('/tests/docs/tags/')
  })

  test('are unlisted if all their documents are', async ({ page }) => {
    await openPage(page, '/tests/docs/tags/unlisted/')
    await expect(page.getByText('Unlisted page.', { exact: true })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('are linked from a document', async ({ page }) => {
    await openPage(page, '/tests/docs/standalone/')
    await page
      .getByText('Tags:')
      .locator('+ ul')
      .getByRole('link', { name: 'd', exact: true })
      .click()
    await expect(page).toHaveURL('/tests/docs/tags/d-custom-permalink/')
  })
})

test.describe('visibility', () => {
  test('an unlisted page is marked as such and hidden from its neighbors', async ({ page }) => {
    await openPage(page, '/tests/docs/')
    await expect(page.getByText('Unlisted page.', { exact: true })).toBeVisible()
    await expect(sidebarOf(page).getByRole('link', { name: 'Index', exact: true })).toBeVisible()
    await openPage(page, '/tests/docs/more-test/')
    await expect(sidebarOf(page).getByRole('link', { name: 'Index', exact: true })).toHaveCount(0)
  })
})

test.describe('generated pages', () => {
  test('show a card with its own description for each item', async ({ page }) => {
    await openPage(page, '/tests/docs/category/sidebar-item-description-tests/')
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    ).toHaveCount(4)
  })

  test('an index document can list the documents next to it', async ({ page }) => {
    await openPage(page, '/tests/docs/tests/category-links/with-category-name-doc/')
    await expect(page.getByRole('article').getByRole('link', { name: 'sample doc' })).toBeVisible()
  })
})

test('a card shows whether it leads to a category, a page or another site', async ({ page }) => {
  await openPage(page, '/tests/docs/category/tests/')
  const readIcons = (cards: Locator) =>
    cards.locator('svg').evaluateAll((icons) => icons.map(({ innerHTML }) => innerHTML))
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const outside = await readIcons(cards.filter({ has: page.locator('a[href^="http"]') }))
  const inside = await readIcons(cards.filter({ has: page.locator('a[href^="/"]') }))
  expect(outside.length).toBeGreaterThan(0)
  expect(new Set(inside).size).toBe(2)
  expect(inside).not.toEqual(expect.arrayContaining([outside[0]]))
})

test.describe('the table of contents', () => {
  test('lists the headings of the levels that the page sets', async ({ page }) => {
    await openPage(page, '/tests/docs/toc/toc-3-5/')
    const listed = await page
      .getByRole('navigation', { name: 'On this page' })
      .locator('li a')
      .evaluateAll((links) =>
        links.map((link) => {
          const id = decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1))
          return Number(document.getElementById(id)?.tagName.slice(1))
        }),
      )
    expect([...new Set(listed)].sort()).toEqual([3, 4, 5])
  })
})

test('a document can set the date and author of its last update', async ({ page }) => {
  await openPage(page, '/tests/docs/doc-with-last-update/')
  await expect(page.getByText('Last updated on Jan 1, 2000 by custom author')).toBeVisible()
})

test('a chosen tab is shown before the app starts', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'pnpm'))
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }))
  await page.goto('/docs/installation/')
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toBeVisible()
})
