import type { Page } from '@playwright/test'
import { expect, exportedRoutes, openPage, test } from './site'

const ROOT = '/tests/blog/'

const mainOf = (page: Page) => page.getByRole('main')
const sidebarOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Blog recent posts navigation' })
const tocOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

async function open(page: Page, route: string): Promise<void> {
  await openPage(page, `${ROOT}${route}`)
}

test.describe('URLs of posts', () => {
  const posts = {
    '2020/08/03/demo/second-blog-intro/': ['Using twice the blog plugin', '2020-08-03'],
    'x/y/z.html/': ['A post with html slug', '2022-10-02'],
    '2023/08/05/': ['Emoji heading slugs', '2023-08-05'],
  } as const
  for (const [route, [title, date]] of Object.entries(posts)) {
    test(`${route} exists, with the date of its file`, async ({ page }) => {
      await open(page, route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const time = mainOf(page).locator('time').first()
      await expect(time).toHaveAttribute('datetime', new RegExp(`^${date}`))
    })
  }

  test('a link to the file of another post leads to its page', async ({ page }) => {
    await open(page, '2023/07/19/a/')
    await mainOf(page).getByRole('link', { name: 'Relative file', exact: true }).click()
    await expect(page).toHaveURL(`${ROOT}2023/07/19/b/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Relative Path')
  })

  test('links to headings with emoji lead to them', async ({ page }) => {
    await open(page, '2023/08/05/')
    await expect(tocOf(page).locator('li a')).toHaveCount(8)
    for (const name of ['#emoji-last-', '#same-words--1', '#%EF%B8%8F-emoji-of-two-characters']) {
      await mainOf(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`${ROOT}2023/08/05/${name}`)
      const id = decodeURIComponent(name.slice(1))
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    }
  })

  test('two posts with the same title are both in the archive', async ({ page }) => {
    await open(page, 'archive/')
    const hrefs = await mainOf(page)
      .getByRole('link', { name: 'Post with duplicate title' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([`${ROOT}2021/11/13/dup-title/`, `${ROOT}2021/09/13/dup-title/`])
  })
})

test.describe('authors', () => {
  test('are looked up by key or described in the post', async ({ page }) => {
    await open(page, '2021/08/23/multiple-authors/')
    for (const [name, title] of [
      ['Test Author', 'Available to the whole blog by key'],
      ['Second Author', 'Known to this post only'],
    ] as const) {
      const link = mainOf(page).getByRole('link', { name }).first()
      await expect(link).toHaveAttribute('href', /^https:\/\/example\.com\//)
      await expect(mainOf(page).getByText(title, { exact: true }).first()).toBeVisible()
    }
  })

  test('are links only if they have a URL', async ({ page }) => {
    await open(page, '2021/09/13/dup-title/')
    const link = (name: string) => mainOf(page).getByRole('link', { name })
    await expect(mainOf(page).getByText('Name Only', { exact: true }).first()).toBeVisible()
    await expect(link('Name Only')).toHaveCount(0)
    await expect(link('Name and Image')).toHaveCount(0)
    await expect(link('Name and Address').first()).toHaveAttribute('href', /^https:/)
    await expect(link('Name and Email').first()).toHaveAttribute('href', /^mailto:/)
  })

  test('without a name are shown as twenty linked pictures', async ({ page }) => {
    await open(page, '2022/01/20/image-only-authors/')
    const pictures = mainOf(page)
      .getByRole('link')
      .filter({ has: page.locator('img') })
    await expect(pictures).toHaveCount(20)
    await expect(pictures.first()).toHaveAccessibleName(/\S/)
    const hrefs = await pictures.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(new Set(hrefs).size).toBe(20)
    for (const text of await pictures.allInnerTexts()) expect(text.trim()).toBe('')
  })

  test('are optional', async ({ page }) => {
    await open(page, '2021/08/22/no-author/')
    await expect(mainOf(page).locator('img')).toHaveCount(0)
    await expect(mainOf(page).getByText('This paragraph is in')).toBeVisible()
  })
})

test('a post can set the levels of its table of contents', async ({ page }) => {
  await open(page, '2021/08/21/blog-post-toc-tests/')
  const levels = await tocOf(page)
    .locator('li a')
    .evaluateAll((links) =>
      links.map((link) => {
        const id = decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1))
        return Number(document.getElementById(id)?.tagName.slice(1))
      }),
    )
  expect([...new Set(levels)].sort()).toEqual([2, 3, 4])
})

test('the reading time assumes five words per minute, and can be hidden', async ({ page }) => {
  await open(page, '2023/07/19/b/')
  await expect(mainOf(page).getByText('5 min read')).toBeVisible()
  await open(page, '2021/10/07/blog-post-mdx-feed-tests/')
  await expect(mainOf(page).locator('time').first()).toBeVisible()
  await expect(mainOf(page).getByText('min read')).toHaveCount(0)
})

test('a post links to its neighbors, except for unlisted ones', async ({ page }) => {
  await open(page, 'x/y/z.html/')
  const neighbors = page.getByRole('navigation', { name: 'Blog post page navigation' })
  await expect(neighbors.getByRole('link', { name: 'Newer post' })).toContainText('Feed href')
  await neighbors.getByRole('link', { name: 'Older post' }).click()
  await expect(page).toHaveURL(`${ROOT}2022/04/20/dup-footnote/`)
  await open(page, '2023/07/19/b/')
  await neighbors.getByRole('link', { name: 'Newer post' }).click()
  await expect(page).toHaveURL(`${ROOT}2023/08/05/`)
  await expect(neighbors.getByRole('link', { name: 'Newer post' })).toHaveCount(0)
})

test('an unlisted post is marked as such, and only its own sidebar shows it', async ({ page }) => {
  const entry = sidebarOf(page).getByRole('link', { name: 'Unlisted blog post' })
  await open(page, 'unlisted-post/')
  await expect(page.getByText('Unlisted page.', { exact: true })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await open(page, 'x/y/z.html/')
  await expect(sidebarOf(page).getByRole('link', { name: 'A post with html slug' })).toBeVisible()
  await expect(entry).toHaveCount(0)
})

test('a draft has no page', async ({ request }) => {
  expect(exportedRoutes).toContain(`${ROOT}unlisted-post/`)
  expect(exportedRoutes.filter((route) => /^\/tests\/blog\/.*draft/.test(route))).toEqual([])
  expect((await request.get(`${ROOT}draft-post/`)).status()).toBe(404)
})
