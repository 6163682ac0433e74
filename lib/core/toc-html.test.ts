import { describe, expect, test } from '@jest/globals'
import type { TocItem } from './toc-html'
import { toTocHtml } from './toc-html'

/** Returns headings of these levels, with their positions as ids. */
const toc = (...levels: number[]): TocItem[] =>
  levels.map((level, index) => ({ id: String(index), level, html: `H${index}` }))

/** Returns a list as ids, each with those inside it in parentheses. */
const toOutline = (html: string): string =>
  html
    .replace(/<a href="#(\d)">H\d<\/a>/g, '$1')
    .replace(/<\/?li>/g, '')
    .replaceAll('<ul>', '(')
    .replaceAll('</ul>', ')')

test.each([
  [[2, 3, 3, 2], '(0(12)3)'],
  [[2, 4, 3], '(0(12))'],
  [[2, 4, 5, 3], '(0(1(2)3))'],
  [[2, 5, 2, 3], '(0(1)2(3))'],
  [[4, 3, 2], '(012)'],
  [[3, 2, 3], '(01(2))'],
])('headings of the levels %j are nested as %s', (levels, outline) => {
  expect(toOutline(toTocHtml(toc(...levels)))).toBe(outline)
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
