import { describe, expect, test } from '@jest/globals'
import type { PageFile } from '@/lib/source/document-files'
import { createPages } from './create-pages'

const config = { routeBasePath: '/tests/pages', contentPath: 'tests/pages', noIndex: true }

function create(files: [path: string, frontMatter?: Partial<PageFile['frontMatter']>][]) {
  return createPages(
    config,
    files.map(([path, frontMatter]) => ({
      path: `content/tests/pages/${path}`,
      frontMatter: { title: path, ...frontMatter },
    })),
    { includeDrafts: false },
  )
}

describe('the URL of a page', () => {
  test.each([
    ['index.mdx', {}, '/tests/pages/'],
    ['guide/index.mdx', {}, '/tests/pages/guide/'],
    ['markdown-tests-md.md', {}, '/tests/pages/markdown-tests-md/'],
    ['a.mdx', { slug: '/other' }, '/tests/pages/other/'],
  ])('of %s %j is %s', (path, frontMatter, href) => {
    expect(create([[path, frontMatter]]).pages.map((page) => page.href)).toEqual([href])
  })
})

test('a page has the texts of its front matter, and whether search engines may list its folder', () => {
  const frontMatter = { title: 'A', description: 'D', unlisted: true }
  const { pages } = create([['a.mdx', frontMatter]])
  const document = { path: 'content/tests/pages/a.mdx', frontMatter }
  expect(pages).toMatchObject([{ ...frontMatter, noIndex: true, document, kind: 'page' }])
})

test('drafts are left out', () => {
  expect(create([['a.mdx', { draft: true }]]).pages).toEqual([])
})

test('of two pages with the same URL, the first by path is published', () => {
  const { pages, problems } = create([['a.mdx'], ['b.mdx', { slug: 'a' }]])
  expect(pages.map(({ document }) => document?.path)).toEqual(['content/tests/pages/a.mdx'])
  expect(problems).toEqual([
    {
      path: 'content/tests/pages/b.mdx',
      searchText: 'slug:',
      message: 'the URL /tests/pages/a/ is already used by content/tests/pages/a.mdx',
      fix: 'give one of them another `slug`',
      rule: 'onDuplicateRoutes',
    },
  ])
})
