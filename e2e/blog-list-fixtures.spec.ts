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

  for (const [title, route, rest] of [
    ['Using twice the blog plugin', 'page/6/', 'This paragraph comes after'],
    ['Post with duplicate title', 'page/3/', 'the post should end before this paragraph'],
  ] as const) {
    test(`shows "${title}" up to its truncation marker`, async ({ page }) => {
      await open(page, route)
      await expect(page.getByRole('main').getByText(rest)).toHaveCount(0)
      await page.getByRole('link', { name: `Read more about ${title}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main').getByText(rest)).toBeVisible()
    })
  }

  test('shows a post without a marker in full', async ({ page }) => {
    await open(page, 'page/5/')
    await expect(entryOf(page, 'Hmmm!').getByText('no link to read more')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Read more about Hmmm!' })).toHaveCount(0)
  })

  test('gives footnotes of different posts different ids', async ({ page }) => {
    await open(page, 'page/2/')
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
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

test('the archive has every listed post, grouped by year', async ({ page }) => {
  await open(page, 'archive/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /^2023/,
    /^2022/,
    /^2021/,
    /^2020/,
  ])
  const posts = main.locator(`a[href^="${ROOT}2"], a[href^="${ROOT}demo/"], a[href^="${ROOT}x/"]`)
  await expect(posts).toHaveCount(16)
  await expect(main.getByRole('link', { name: 'Unlisted blog post' })).toHaveCount(0)
})

test.describe('tags', () => {
  /** Heading of the tag's page, and the number of entries on each of its pages. */
  const tags: Record<string, [string, number[]]> = {
    blog: ['4 posts', [3, 1]],
    docusaurus: ['4 posts', [3, 1]],
    long: ['One post', [1]],
    'long-long': ['3 posts', [3]],
    'long-long-long': ['3 posts', [3]],
    'long-long-long-long': ['3 posts', [3]],
    'long-long-long-long-long': ['One post', [1]],
    'paginated-tag': ['10 posts', [3, 3, 3, 1]],
  }

  test('are listed by letter with their counts, except for unlisted ones', async ({ page }) => {
    await open(page, 'tags/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['B', 'D', 'L', 'P'])
    await expect(main.locator(`a[href^="${ROOT}tags/"]`)).toHaveCount(Object.keys(tags).length)
    await expect(main.getByRole('link', { name: 'paginated-tag 10' })).toBeVisible()
    await expect(main.getByRole('link', { name: /unlisted|visibility/ })).toHaveCount(0)
  })

  for (const [tag, [count, entries]] of Object.entries(tags)) {
    test(`${tag} has ${count}, three per page`, async ({ page }) => {
      await open(page, `tags/${tag}/`)
      const heading = `${count} tagged with “${tag}”`
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const [index, expected] of entries.entries()) {
        if (index > 0) await pagesOf(page).getByRole('link', { name: 'Older entries' }).click()
        const url = index === 0 ? `${ROOT}tags/${tag}/` : `${ROOT}tags/${tag}/page/${index + 1}/`
        await expect(page).toHaveURL(url)
        await expect(page.getByRole('article')).toHaveCount(expected)
      }
      await expect(pagesOf(page).getByRole('link', { name: 'Older entries' })).toHaveCount(0)
    })
  }

  for (const tag of ['unlisted', 'visibility']) {
    test(`${tag} is unlisted because its only post is`, async ({ page }) => {
      await open(page, `tags/${tag}/`)
      await expect(page.getByText('Unlisted page.', { exact: true })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(entryOf(page, 'Unlisted blog post')).toHaveCount(1)
    })
  }
})
