import { describe, expect, test } from '@jest/globals'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { DocumentLink } from '@/lib/markdown/core/context'
import { createTestFacts, createTestOutline } from '@/lib/testing/test-facts'
import { toDocumentParts, toPageBody } from './page-base'

const path = 'content/docs/a.mdx'

const hrefs = new Map([
  [path, '/docs/a/'],
  ['content/docs/b.mdx', '/docs/b/'],
])

const toFacts = (outline: Partial<CompiledOutline> | undefined) =>
  createTestFacts({
    findOutline: () => outline && createTestOutline(outline),
    findFileHref: (file) => hrefs.get(file),
  })

const toLink = (file: string | undefined): DocumentLink => ({
  ...{ written: '', file, route: undefined, hash: '', path, line: 1, column: 1 },
})

const items = [2, 3, 4].map((level) => ({ id: `h${level}`, html: '', level }))

test.each([
  [2, 3, ['h2', 'h3']],
  [3, 6, ['h3', 'h4']],
])('a document has its headings of levels %i to %i', (min, max, ids) => {
  const frontMatter = { toc_min_heading_level: min, toc_max_heading_level: max }
  const { toc } = toDocumentParts({ path, frontMatter }, toFacts({ toc: items }))
  expect(toc.map(({ id }) => id)).toEqual(ids)
})

test('a document has the front matter that components show', () => {
  const frontMatter = { hide_title: true, hide_table_of_contents: true, draft: true }
  expect(toDocumentParts({ path, frontMatter }, toFacts({})).frontMatter).toEqual({
    hide_title: true,
    hide_table_of_contents: true,
  })
})

describe('a body', () => {
  test('has its code, its page and the pages of the files that it links to', () => {
    const links = ['content/docs/b.mdx', 'content/docs/gone.mdx', undefined].map(toLink)
    expect(toPageBody(path, toFacts({ links }))).toEqual({
      code: '',
      href: '/docs/a/',
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
    const parts = toDocumentParts({ path, frontMatter: {} }, toFacts(undefined))
    expect(parts.toc).toEqual([])
    expect(parts.body).toMatchObject({ links: {}, problems: [{ path, line: 1, column: 1 }] })
  })
})
