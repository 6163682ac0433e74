import { expect, openPage, test, waitForApp } from './site'

test.describe('a post', () => {
  test('shows its authors, its date and the original post', async ({ page }) => {
    await page.goto('/blog/releases/3.1/')
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('Docusaurus 3.1')
    await expect(article.getByText('Authors:').locator('+ ul').getByRole('listitem')).toContainText(
      'The editors',
    )
    await expect(article.getByText('Jan 5, 2024')).toBeVisible()
    await expect(
      article.getByRole('link', { name: 'the post by Sébastien Lorber' }),
    ).toHaveAttribute('href', 'https://docusaurus.io/blog/releases/3.1')
  })

  test('links to its neighbors, its series and its list', async ({ page }) => {
    await openPage(page, '/blog/releases/3.0/')
    const neighbors = page.getByRole('navigation', { name: 'Blog post page navigation' })
    await expect(neighbors.getByRole('link', { name: 'Newer post Docusaurus 3.1' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'More of this series' }).getByRole('link'),
    ).toHaveText([
      'Docusaurus 3.1',
      'Docusaurus 2.4',
      'Docusaurus 2.3',
      'Docusaurus 2.2',
      'Docusaurus 2.1',
      'Announcing Docusaurus 2.0',
    ])
    await page.getByRole('article').getByRole('link', { name: 'Docusaurus blog' }).click()
    await expect(page).toHaveURL('/blog/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docusaurus blog')
  })

  test('has metadata for other sites', async ({ page, request }) => {
    await page.goto('/blog/releases/3.1/')
    const meta = (property: string) => page.locator(`meta[property="${property}"]`)
    await expect(meta('og:type')).toHaveAttribute('content', 'article')
    await expect(meta('article:published_time')).toHaveAttribute('content', '2024-01-05')
    await expect(meta('article:tag')).toHaveAttribute('content', 'release')
    const image = (await meta('og:image').getAttribute('content')) ?? ''
    const picture = await request.get(new URL(image).pathname)
    expect(picture.headers()['content-type']).toBe('image/png')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Docusaurus 3.1',
      datePublished: '2024-01-05',
      author: [{ '@type': 'Person', name: 'The editors' }],
      isBasedOn: 'https://docusaurus.io/blog/releases/3.1',
    })
    await expect(page.locator('[itemtype="https://schema.org/BlogPosting"]')).toHaveCount(1)
  })
})

for (const path of ['/blog/', '/blog/releases/3.1/']) {
  test(`the microdata of ${path} describes each post`, async ({ page }) => {
    await page.goto(path)
    const post = page.locator('[itemtype="https://schema.org/BlogPosting"]').first()
    for (const name of ['headline', 'description', 'datePublished', 'articleBody']) {
      await expect(post.locator(`[itemprop=${name}]`)).toHaveCount(1)
    }
  })
}

test('a list shows excerpts, each with a link to the full post', async ({ page }) => {
  await openPage(page, '/blog/')
  const entry = page.getByRole('article').first()
  await expect(entry.getByRole('heading', { name: 'Docusaurus 3.1' })).toBeVisible()
  await expect(entry.getByRole('heading', { name: 'How to upgrade' })).toHaveCount(0)
  await entry.getByRole('link', { name: 'Read more about Docusaurus 3.1' }).click()
  await expect(page).toHaveURL('/blog/releases/3.1/')
})

test('the sidebar contains all posts, in the drawer on small screens', async ({ page }) => {
  await page.goto('/blog/releases/2.4/')
  const sidebar = page.getByRole('navigation', { name: 'Blog recent posts navigation' })
  await expect(sidebar.getByRole('link', { name: /Docusaurus \d\.\d$/ })).toHaveText([
    'Docusaurus 3.1',
    'Announcing Docusaurus 3.0',
    'Docusaurus 2.4',
    'Docusaurus 2.3',
    'Docusaurus 2.2',
    'Docusaurus 2.1',
    'Announcing Docusaurus 2.0',
  ])
  await expect(sidebar.getByRole('link', { name: 'Docusaurus 2.4' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await waitForApp(page)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Docusaurus 3.1' }),
  ).toBeVisible()
})

test('the description of a tag is shown on its page', async ({ page }) => {
  await page.goto('/blog/tags/release/')
  await expect(
    page.getByRole('main').getByText('One post for each important version', { exact: false }),
  ).toBeVisible()
})

test('the archive has every post, grouped by year', async ({ page }) => {
  await page.goto('/blog/archive/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
    '2019',
    '2018',
    '2017',
  ])
  await expect(main.getByRole('link', { name: /^[A-Z][a-z]{2} \d{1,2} / })).toHaveCount(20)
})

test.describe('related pages', () => {
  test('a release links to the options that it changed', async ({ page }) => {
    await openPage(page, '/changelog/3.0.0/')
    const docs = page.getByRole('region', { name: 'In the docs' })
    const blog = docs.getByRole('listitem').filter({
      has: page.getByRole('link', { name: 'plugin-content-blog' }),
    })
    await expect(blog.getByText('Removed: admonitions.tag')).toBeVisible()
    await blog.getByRole('link', { name: 'feedOptions.limit' }).click()
    await expect(page).toHaveURL(/\/plugin-content-blog\/#feedOptions\.limit$/)
    await expect(page.getByRole('row', { name: /^feedOptions\.limit/ })).toBeInViewport()
  })

  test('a post links to its release, and the release to the post', async ({ page }) => {
    await openPage(page, '/blog/releases/3.1/')
    await page.getByRole('link', { name: 'All changes in 3.1.0' }).click()
    await expect(page).toHaveURL('/changelog/3.1.0/')
    await page.getByRole('link', { name: 'Read the post “Docusaurus 3.1”' }).click()
    await expect(page).toHaveURL('/blog/releases/3.1/')
  })

  test('a post lists the docs that it links to', async ({ page }) => {
    await page.goto('/blog/2021/11/21/algolia-docsearch-migration/')
    const docs = page.getByRole('region', { name: 'Related docs' })
    await expect(docs.getByRole('link')).toHaveText(['Search'])
    await expect(docs.getByRole('link')).toHaveAttribute('href', '/docs/search/')
  })
})
