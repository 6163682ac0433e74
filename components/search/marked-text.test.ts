import { expect, test } from '@jest/globals'
import { readMarkedHtml, toMarkedHtml, toPieces } from './marked-text'

test.each([
  ['no match', [], [['no match', false]]],
  [
    'one match',
    [[0, 3]],
    [
      ['one', true],
      [' match', false],
    ],
  ],
  [
    'abcdef',
    [
      [3, 5],
      [1, 4],
    ],
    [
      ['a', false],
      ['bcd', true],
      ['e', true],
      ['f', false],
    ],
  ],
  [
    'ab',
    [[1, 9]],
    [
      ['a', false],
      ['b', true],
    ],
  ],
  ['', [[0, 1]], []],
] as const)('%j with matches %j is divided', (text, ranges, pieces) => {
  expect(toPieces({ text, ranges }).map(({ text: part, isMatch }) => [part, isMatch])).toEqual(
    pieces,
  )
})

test.each([
  ['plain', 'plain', []],
  ['a <mark>b</mark> c', 'a b c', [[2, 3]]],
  ['<mark>Tabs</mark> &lt;b&gt; &amp;amp;', 'Tabs <b> &amp;', [[0, 4]]],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', []],
  ['<mark></mark>x<mark>open', 'xopen', []],
])('%j from a search service is read as text', (html, text, ranges) => {
  expect(readMarkedHtml(html)).toEqual({ text, ranges })
})

test('HTML in a text is escaped', () => {
  expect(toMarkedHtml({ text: '<img src=x onerror="a()"> & b', ranges: [[1, 4]] })).toBe(
    '&lt;<mark>img</mark> src=x onerror=&quot;a()&quot;&gt; &amp; b',
  )
})
