import type { Page } from '@playwright/test'
import { expect, exportedRoutes, listedRoutes, openPage, readHtml, test } from './site'

const root = '/__docusaurus/debug/'
const panel = [...listedRoutes].filter((route) => route.startsWith(root))

/** Returns the branch with this name, below another branch or on the page. */
const branch = (page: Page, name: string | RegExp) =>
  page.getByRole('group').filter({ has: page.locator(':scope > summary', { hasText: name }) })

test('every page of the panel has the same title and noindex', () => {
  expect(panel).toHaveLength(7)
  for (const route of panel) {
    const html = readHtml(route)
    expect(html, route).toContain('<title>Docusaurus debug panel | Docusaurus</title>')
    expect(html, route).toMatch(/<meta name="robots" content="noindex/)
  }
})

test('the menu has six pages in order, and marks the current one', async ({ page }) => {
  await openPage(page, root)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Config')
  const menu = page.getByRole('navigation', { name: 'Debug panel' })
  await expect(menu.getByRole('link')).toHaveText([
    'Config',
    'Metadata',
    'Registry',
    'Routes',
    'Content',
    'Global data',
  ])
  for (const name of ['Metadata', 'Registry', 'Routes', 'Content', 'Global data', 'Config']) {
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(menu.locator('[aria-current]')).toHaveCount(1)
  }
})

test('the panel has a link to the site, but neither its navbar nor its footer', async ({
  page,
}) => {
  await openPage(page, root)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: 'Docusaurus site' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toContainText('Privacy on this site')
})

test('a branch opens and closes with the keyboard', async ({ page }) => {
  await openPage(page, `${root}content/`)
  const changelog = branch(page, /^changelog/)
  await changelog.locator(':scope > summary').focus()
  await expect(changelog.getByText('3.1.1', { exact: true })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(changelog.getByText('3.1.1', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(changelog.getByText('3.1.1', { exact: true })).toBeHidden()
})

test.describe('the routes', () => {
  test('are all pages of the export', async ({ page }) => {
    await page.goto(`${root}routes/`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      `${exportedRoutes.length} routes`,
    )
    const hrefs = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((links) => links.map((link) => decodeURI((link as HTMLAnchorElement).pathname)))
    expect(hrefs.sort()).toEqual(exportedRoutes)
  })

  test('show whether they are exact and which file they are from', async ({ page }) => {
    await page.goto(`${root}routes/`)
    const main = page.getByRole('main')
    await expect(
      main.getByRole('listitem').filter({ hasText: '/feature-requests/' }),
    ).toContainText('not exact')
    await main.getByText(/^\/examples\/ \d+$/).click()
    await expect(
      main.getByRole('listitem').filter({ hasText: /^\/examples\/noIndex\// }),
    ).toContainText('exact content/examples/noIndex.mdx')
  })

  test('show context, component and sidebar, and for a blog, items and metadata when opened', async ({
    page,
  }) => {
    await openPage(page, `${root}routes/`)
    await page.locator('details:has(> summary > small)').evaluateAll((branches) => {
      for (const each of branches) (each as HTMLDetailsElement).open = true
    })
    const find = (route: string) => {
      const link = page.getByRole('link', { name: route, exact: true })
      return page.getByRole('listitem').filter({ has: link }).last()
    }
    await expect(find('/docs/api/docusaurus-config/')).toContainText(
      'context docs/default, component doc, sidebar api, exact',
    )
    const tag = find('/blog/tags/recap/')
    await expect(tag).toContainText('context blog/blog, component blog-tag')
    for (const key of ['items', 'tag', 'listMetadata']) {
      await expect(tag.getByText(key, { exact: true })).toBeHidden()
    }
    await tag.getByText('Items and metadata').click()
    for (const key of ['items', 'tag', 'listMetadata']) {
      await expect(tag.getByText(key, { exact: true })).toBeVisible()
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('branches can be opened', async ({ page }) => {
    await page.goto(`${root}routes/`)
    await page.getByText(/^\/community\/ \d+$/).click()
    await expect(page.getByRole('link', { name: '/community/support/' })).toBeVisible()
  })
})
