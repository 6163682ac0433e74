import { expect, test } from '@jest/globals'
import type { PagesConfig, Served } from '@/lib/config/types'
import type { StandalonePage } from '@/lib/records/site-page'
import type { PageFile } from '@/lib/source/document-files'
import { createTestFacts, createTestOutline } from '@/lib/testing/test-facts'
import { toRecord } from '../shared/page-base'
import { createPages } from './create-pages'

const facts = createTestFacts({
  findOutline: (source) => createTestOutline({ key: source }),
  findUpdate: () => ({ date: '2024-02-29', author: 'A' }),
})

function create(
  frontMatter: Partial<PageFile['frontMatter']>,
  more: Partial<Served<PagesConfig>> = {},
) {
  const path = 'content/examples/a.mdx'
  const pages = createPages(
    { routeBasePath: '/examples', contentPath: 'examples', noIndex: false, ...more },
    [{ path, frontMatter: { title: 'A', ...frontMatter } }],
    { includeDrafts: true },
  )
  const [page] = pages.pages
  if (!page) throw new Error('there is a page')
  return toRecord<StandalonePage>(page, facts)
}

test('a page has the data and body of its file', () => {
  const source = 'content/examples/a.mdx'
  expect(create({ description: 'D', wrapperClassName: 'wide' })).toMatchObject({
    ...{ kind: 'page', href: '/examples/a/', path: '/examples/a/', title: 'A', description: 'D' },
    ...{ source, body: { key: source }, frontMatter: { wrapperClassName: 'wide' } },
    updated: { date: '2024-02-29' },
  })
})

test.each([
  ['is indexable', {}, {}, { isIndexable: true, isUnlisted: false }],
  ['can be unlisted', { unlisted: true }, {}, { isIndexable: false, isUnlisted: true }],
  [
    'of the tests is not indexable',
    {},
    { noIndex: true },
    { isIndexable: false, isUnlisted: false },
  ],
  ['can be a draft', { draft: true }, {}, { isDraft: true }],
  ['can hide its title', { hide_title: true }, {}, { frontMatter: { hide_title: true } }],
])('a page %s', (_, frontMatter, config, page) => {
  expect(create(frontMatter, config)).toMatchObject(page)
})
