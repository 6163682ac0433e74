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
])('the headings of the levels %i to %i are listed', (min, max, ids) => {
  expect(filterToc(items, { min, max }).map(({ id }) => id)).toEqual(ids)
})

test('a document has its headings, and says whether the list is hidden', () => {
  const levels = { min: 2, max: 2, hidden: true }
  expect(toDocumentParts(path, levels, toFacts({ toc: items })).toc).toEqual({
    items: [{ id: 'h2', html: '', level: 2 }],
    isHidden: true,
  })
})

describe('a body', () => {
  test('is known by its key, and leads to the pages of the files that it links to', () => {
    const links = ['content/docs/b.mdx', 'content/docs/gone.mdx', undefined].map(toLink)
    expect(toPageBody(path, toFacts({ links }))).toEqual({
      key: 'k',
      links: { 'content/docs/b.mdx': '/docs/b/' },
    })
  })

  test('with formulas has the stylesheet of all formulas and its own', () => {
    const { mathSheets = [] } = toPageBody(path, toFacts({ math: ['height:1em'] }))
    expect(mathSheets).toHaveLength(2)
    for (const href of mathSheets) expect(href).toMatch(/^\/math\/.+\.css$/)
    expect(new Set(mathSheets).size).toBe(2)
  })

  test('with problems has them', () => {
    const problems = [{ path, line: 1, column: 1, message: 'm', fix: 'f' }]
    expect(toPageBody(path, toFacts({ problems })).problems).toEqual(problems)
  })

  test('that was not compiled says so, and has no headings', () => {
    const parts = toDocumentParts(path, { min: 2, max: 3, hidden: false }, toFacts(undefined))
    expect(parts.toc.items).toEqual([])
    expect(parts.body).toMatchObject({ links: {}, problems: [{ path, line: 1, column: 1 }] })
  })
})
