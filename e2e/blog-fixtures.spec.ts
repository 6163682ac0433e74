import type { Page } from '@playwright/test'
import { expect, openPage, test } from './site'

const ROOT = '/tests/blog/'

const mainOf = (page: Page) => page.getByRole('main')

async function open(page: Page, route: string): Promise<void> {
  await openPage(page, `${ROOT}${route}`)
}

test('links to headings with emoji lead to them', async ({ page }) => {
  await open(page, '2023/08/05/')
  for (const name of ['#emoji-last-', '#same-words--1', '#%EF%B8%8F-emoji-of-two-characters']) {
    await mainOf(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`${ROOT}2023/08/05/${name}`)
    const id = decodeURIComponent(name.slice(1))
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  }
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
      await expect(link).toHaveAttribute('itemprop', 'url')
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

test('the reading time assumes five words per minute, and can be hidden', async ({ page }) => {
  await open(page, '2023/07/19/b/')
  await expect(mainOf(page).getByText('5 min read')).toBeVisible()
  await open(page, '2021/10/07/blog-post-mdx-feed-tests/')
  await expect(mainOf(page).locator('time').first()).toBeVisible()
  await expect(mainOf(page).getByText('min read')).toHaveCount(0)
})
