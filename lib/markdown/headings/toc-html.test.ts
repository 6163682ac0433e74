import { describe, expect, test } from '@jest/globals'
import type { TocItem } from '../core/context'
import { filterToc, toTocHtml, toTocTree } from './toc-html'

/** Returns headings of these levels, with their positions as ids. */
const toc = (...levels: number[]): TocItem[] =>
  levels.map((level, index) => ({ id: String(index), level, html: `H${index}` }))

type Outline = { [id: string]: Outline }

const outline = (nodes: ReturnType<typeof toTocTree>): Outline =>
  Object.fromEntries(nodes.map(({ id, children }) => [id, outline(children)]))

describe('toTocTree', () => {
  test.each<[number[], Outline]>([
    [[], {}],
    [[2, 2], { 0: {}, 1: {} }],
    [[2, 3, 3, 2], { 0: { 1: {}, 2: {} }, 3: {} }],
    [[2, 4, 3], { 0: { 1: {}, 2: {} } }],
    [[2, 4, 5, 3], { 0: { 1: { 2: {} }, 3: {} } }],
    [[2, 5, 2, 3], { 0: { 1: {} }, 2: { 3: {} } }],
    [[4, 3, 2], { 0: {}, 1: {}, 2: {} }],
    [[3, 2, 3], { 0: {}, 1: { 2: {} } }],
  ])('levels %j', (levels, expected) => {
    expect(outline(toTocTree(toc(...levels)))).toEqual(expected)
  })
})

describe('filterToc', () => {
  test('keeps the levels from min to max', () => {
    const kept = filterToc(toc(2, 3, 4, 5, 6), { min: 3, max: 5 })
    expect(kept.map(({ level }) => level)).toEqual([3, 4, 5])
  })
  test('moves up headings below a level that is left out', () => {
    const kept = filterToc(toc(2, 3, 4), { min: 3, max: 4 })
    expect(outline(toTocTree(kept))).toEqual({ 1: { 2: {} } })
  })
})

describe('toTocHtml', () => {
  test('returns nested lists of links', () => {
    expect(toTocHtml(toc(2, 3))).toBe(
      '<ul><li><a href="#0">H0</a><ul><li><a href="#1">H1</a></li></ul></li></ul>',
    )
  })
  test('encodes ids and keeps inline HTML', () => {
    expect(toTocHtml([{ id: '你"', level: 2, html: '<code>a</code>' }])).toBe(
      '<ul><li><a href="#%E4%BD%A0%22"><code>a</code></a></li></ul>',
    )
  })
  test('is empty without headings', () => {
    expect(toTocHtml([])).toBe('')
  })
})
