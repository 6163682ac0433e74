import type { Page } from '@playwright/test'
import { expect, openPage, test } from './site'

const ROOT = '/tests/blog/'

const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Blog list page navigation' })
const entryOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, level: 2 }) })

async function open(page: Page, route: string): Promise<void> {
  await openPage(page, `${ROOT}${route}`)
}

test.describe('the list', () => {
  const titles = [
    ['Emoji heading slugs', 'Test Relative Path', 'Feed href resolution test'],
    ['A post with html slug', 'First post with footnotes', 'Second post with footnotes'],
    ['Third post with footnotes', 'Image-only authors', 'Post with duplicate title'],
    ['Blog post MDX require Feed tests', 'Blog post MDX Feed tests', 'Post with duplicate title'],
    ['Multiple authors', 'Hmmm!', 'Blog TOC FrontMatter tests'],
    ['Using twice the blog plugin'],
  ]

  test('has five pages of three posts, newest first, and a last page with one post', async ({
    page,
  }) => {
    await open(page, '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docusaurus Tests Blog')
    await expect(pagesOf(page).getByRole('link', { name: 'Newer entries' })).toHaveCount(0)
    for (const [index, expected] of titles.entries()) {
      if (index > 0) await pagesOf(page).getByRole('link', { name: 'Older entries' }).click()
      await expect(page).toHaveURL(index === 0 ? ROOT : `${ROOT}page/${index + 1}/`)
      const entries = page.getByRole('article')
      await expect(entries).toHaveCount(expected.length)
      for (const [place, title] of expected.entries()) {
        const heading = entries.nth(place).getByRole('heading', { level: 2 }).first()
        await expect(heading.getByRole('link', { name: title })).toBeVisible()
      }
    }
    await expect(pagesOf(page).getByRole('link', { name: 'Older entries' })).toHaveCount(0)
    await pagesOf(page).getByRole('link', { name: 'Newer entries' }).click()
    await expect(page).toHaveURL(`${ROOT}page/5/`)
  })

  test('shows a post without a marker in full', async ({ page }) => {
    await open(page, 'page/5/')
    await expect(entryOf(page, 'Hmmm!').getByText('no link to read more')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Read more about Hmmm!' })).toHaveCount(0)
  })

  test('leads to the footnotes of the post that names them', async ({ page }) => {
    for (const which of ['First', 'Second']) {
      await open(page, 'page/2/')
      const entry = entryOf(page, `${which} post with footnotes`)
      await entry.getByRole('link', { name: '3', exact: true }).click()
      const note = `The third note of the ${which.toLowerCase()} post.`
      await expect(page).toHaveURL(/#/)
      await expect(page.getByText(note)).toBeInViewport()
    }
  })
})

test('a tag has its posts on pages of three', async ({ page }) => {
  await open(page, 'tags/paginated-tag/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('10 posts tagged with “paginated-tag”')
  for (const [index, count] of [3, 3, 3, 1].entries()) {
    if (index > 0) await pagesOf(page).getByRole('link', { name: 'Older entries' }).click()
    await expect(page).toHaveURL(
      `${ROOT}tags/paginated-tag/${index === 0 ? '' : `page/${index + 1}/`}`,
    )
    await expect(page.getByRole('article')).toHaveCount(count)
  }
  await expect(pagesOf(page).getByRole('link', { name: 'Older entries' })).toHaveCount(0)
})
