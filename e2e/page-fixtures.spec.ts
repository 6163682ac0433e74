import { expect, openPage, test } from './site'

test('the hub links to the other fixtures', async ({ page }) => {
  await openPage(page, '/tests/pages/')
  await page
    .getByRole('article')
    .getByRole('link', { name: /table of contents|toc/i })
    .first()
    .click()
  await expect(page).toHaveURL('/tests/pages/page-toc-tests/')
})

test('a page can set the levels of its table of contents', async ({ page }) => {
  await openPage(page, '/tests/pages/page-toc-tests/')
  const levels = await page
    .getByRole('navigation', { name: 'On this page' })
    .locator('li a')
    .evaluateAll((links) =>
      links.map((link) => {
        const id = decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1))
        return Number(document.getElementById(id)?.tagName.slice(1))
      }),
    )
  expect(Math.max(...levels)).toBe(4)
  expect(Math.min(...levels)).toBe(2)
})

test('an unlisted page is marked as such and has noindex', async ({ page }) => {
  await openPage(page, '/tests/pages/unlisted/')
  await expect(page.getByText('Unlisted page.', { exact: true })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('a page without content shows its title', async ({ page }) => {
  await openPage(page, '/tests/pages/layout-no-children/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('front matter sets the title, description and keywords', async ({ page }) => {
  await openPage(page, '/tests/pages/seo/')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /,/)
})

test('a class name is applied to its element', async ({ page }) => {
  await openPage(page, '/tests/pages/z-index-tests/')
  await expect(page.locator('.z-index-test')).toHaveCSS('z-index', '100')
})

test('a Markdown page omits comments and supports admonitions', async ({ page }) => {
  await openPage(page, '/tests/pages/markdown-tests-md/')
  await expect(page.getByRole('note').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('A second comment')).toHaveCount(0)
  await expect(page.locator('.markdown-test-page')).toBeVisible()
})

test('HTML in a Markdown page is shown', async ({ page }) => {
  await openPage(page, '/tests/pages/markdown-tests-md/')
  const hidden = page.getByRole('article').getByText('Hidden until the reader opens it.')
  await expect(hidden).toBeHidden()
  await page.getByText('Open me').click()
  await expect(hidden).toBeVisible()
})

test('links to pages end with a slash', async ({ page }) => {
  await openPage(page, '/tests/pages/link-tests/')
  const link = page.getByRole('link', { name: 'Absolute path without a trailing slash' })
  await expect(link).toHaveAttribute('href', '/tests/docs/more-test/')
  await link.click()
  await expect(page).toHaveURL('/tests/docs/more-test/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another test page')
})

test('links stay in the app, leave the site or lead to a heading', async ({ page }) => {
  await openPage(page, '/tests/pages/link-tests/')
  const article = page.getByRole('article')
  for (const link of await article.locator('a[href^="http"]').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await article.locator('p a[href^="#"], li a[href^="#"]').first().click()
  await expect(page).toHaveURL(/link-tests\/#./)
})

test('two synced groups: the clicked tab stays in place although the other group changes height', async ({
  page,
}) => {
  await openPage(page, '/tests/pages/tabs-tests/')
  const group = page.getByRole('tablist').last()
  const tab = group.getByRole('tab').last()
  await tab.scrollIntoViewIfNeeded()
  const before = (await tab.boundingBox())?.y ?? 0
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThan(2)
})

test('a link to another choice on the same page selects it, and Back returns', async ({ page }) => {
  await openPage(page, '/tests/pages/tabs-tests/')
  await page.getByRole('link', { name: '?level=second' }).click()
  const second = page.getByRole('tab', { name: 'Second', exact: true })
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\?level=second#query$/)
  await page.getByRole('link', { name: '?level=third' }).click()
  await expect(second).toHaveAttribute('aria-selected', 'false')
  await page.goBack()
  await expect(second).toHaveAttribute('aria-selected', 'true')
})

test('a link to a heading in a hidden panel shows the panel', async ({ page }) => {
  await openPage(page, '/tests/pages/tabs-tests/')
  await page.getByRole('link', { name: 'the heading in the second panel' }).click()
  await expect(page.getByRole('heading', { name: 'A heading in a panel' })).toBeInViewport()
  await page.goto('/tests/pages/tabs-tests/?fresh=1#in-panel')
  await expect(page.getByRole('heading', { name: 'A heading in a panel' })).toBeVisible()
})

test('values set the labels and order of tabs', async ({ page }) => {
  await openPage(page, '/tests/pages/tabs-tests/?tests-query=two')
  await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Two' })).toHaveText('The second panel.')
})
