import { describe, expect, test } from '@jest/globals'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import type { DocumentLink } from '@/lib/markdown/core/context'
import { filterToc, toDocumentParts, toPageBody } from './document-parts'
import type { SiteFacts } from './site-facts'

const path = 'content/docs/a.mdx'

const toFacts = (outline: Partial<CompiledOutline> | undefined): SiteFacts => ({
  findOutline: () =>
    outline && {
      ...{ key: 'k', entry: 'e', toc: [], anchors: [], links: [], cardLists: [], head: [] },
      ...{ dependencies: {}, partials: [], assets: [], truncated: false, words: 0, problems: [] },
      ...outline,
    },
  findFileHref: (file) => (file === 'content/docs/b.mdx' ? '/docs/b/' : undefined),
  findUpdate: () => undefined,
  findPicture: () => undefined,
})

const toLink = (file: string | undefined): DocumentLink => ({
  ...{ written: '', file, route: undefined, hash: '', path, line: 1, column: 1 },
})

const items = [2, 3, 4].map((level) => ({ id: `h${level}`, html: '', level }))

test.each([
  [2, 3, ['h2', 'h3']],
  [3, 6, ['h3', 'h4']],
  [5, 6, []],
])('filterToc keeps the headings of levels %i to %i', (min, max, ids) => {
  expect(filterToc(items, { min, max }).map(({ id }) => id)).toEqual(ids)
})

test('a document has its headings and whether their list is hidden', () => {
  const levels = { min: 2, max: 2, hidden: true }
  expect(toDocumentParts(path, levels, toFacts({ toc: items })).toc).toEqual({
    items: [{ id: 'h2', html: '', level: 2 }],
    isHidden: true,
  })
})

describe('a body', () => {
  test('has its key and the pages of the files that it links to', () => {
    const links = ['content/docs/b.mdx', 'content/docs/gone.mdx', undefined].map(toLink)
    expect(toPageBody(path, toFacts({ links }))).toEqual({
      key: 'k',
      links: { 'content/docs/b.mdx': '/docs/b/' },
    })
  })

  test('has the shared stylesheet and its own if it has formulas', () => {
    const { mathSheets = [] } = toPageBody(path, toFacts({ math: ['height:1em'] }))
    expect(mathSheets).toHaveLength(2)
    for (const href of mathSheets) expect(href).toMatch(/^\/math\/.+\.css$/)
    expect(new Set(mathSheets).size).toBe(2)
  })

  test('has its problems', () => {
    const problems = [{ path, line: 1, column: 1, message: 'm', fix: 'f' }]
    expect(toPageBody(path, toFacts({ problems })).problems).toEqual(problems)
  })

  test('has a problem and no headings if it was not compiled', () => {
    const parts = toDocumentParts(path, { min: 2, max: 3, hidden: false }, toFacts(undefined))
    expect(parts.toc.items).toEqual([])
    expect(parts.body).toMatchObject({ links: {}, problems: [{ path, line: 1, column: 1 }] })
  })
})
