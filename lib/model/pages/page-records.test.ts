import { expect, test } from '@jest/globals'
import type { PagesConfig, Served } from '@/lib/config/types'
import type { StandalonePage } from '@/lib/records/site-page'
import type { PageFile } from '@/lib/source/document-files'
import type { SiteFacts } from '../shared/page-base'
import { toRecord } from '../shared/page-base'
import { createPages } from './create-pages'

const facts: SiteFacts = {
  findOutline: (source) => ({
    ...{ key: source, entry: 'e', anchors: [], links: [], cardLists: [], head: [] },
    ...{ dependencies: {}, partials: [], assets: [], truncated: false, words: 0, problems: [] },
    toc: [2, 3, 4].map((level) => ({ id: `h${level}`, html: '', level })),
  }),
  findFileHref: () => undefined,
  findUpdate: () => ({ date: '2024-02-29', author: 'A' }),
  findPicture: () => undefined,
}

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
  [{}, ['h2', 'h3'], false],
  [{ toc_min_heading_level: 3, toc_max_heading_level: 4 }, ['h3', 'h4'], false],
  [{ hide_table_of_contents: true }, ['h2', 'h3'], true],
])('with %j a page lists the headings %j', (frontMatter, ids, isHidden) => {
  const { toc, frontMatter: shown } = create(frontMatter)
  expect(toc.map(({ id }) => id)).toEqual(ids)
  expect(shown.hide_table_of_contents ?? false).toBe(isHidden)
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
