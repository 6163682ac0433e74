import { expect, test } from '@jest/globals'
import { findBodyProblems } from '@/lib/testing/compile-body'

const toTable = (...rows: string[]) => ['| a | b |', '| - | - |', ...rows].join('\n')

test.each([
  ['| `c|d` | e |', ['3:9 the row has 3 cells, but the table has 2 columns']],
  ['| c | d | e | f |', ['3:9 the row has 4 cells, but the table has 2 columns']],
  ['| `c\\|d` | e |', []],
  ['| c |', []],
  ['| c | d | |', []],
])('cells without a column are not shown: %s', async (row, problems) => {
  expect(await findBodyProblems(toTable(row))).toEqual(problems)
})

test.each([
  [
    '| a | b | c |\n| - | - |',
    ['2:1 this line has 2 cells, but the head of the table has 3, so the table is text'],
  ],
  [
    'Text\na | b\n|-|',
    ['3:1 this line has 1 cell, but the head of the table has 2, so the table is text'],
  ],
  [
    '> | `a | b` | c |\n> | :- | -: |',
    ['2:1 this line has 2 cells, but the head of the table has 3, so the table is text'],
  ],
  ['| a \\| b | c |\n| - | - |', []],
  ['| a |\n|\n| - |', []],
  ['a | b\n---', []],
])('a table whose first lines differ would be text: %s', async (table, problems) => {
  expect(await findBodyProblems(table)).toEqual(problems)
})

test.each([
  ['##Title', ['1:1 there is no space after the hashes, so the heading is text']],
  ['Text\n> ###\u00A0Title', ['2:3 there is no space after the hashes, so the heading is text']],
  ['#\u3000Title', ['1:1 there is no space after the hashes, so the heading is text']],
  ['#1 and #2 are C#', []],
  ['\\##Title, and ## inside', []],
])('hashes without a space after them are not a heading: %j', async (body, problems) => {
  expect(await findBodyProblems(body)).toEqual(problems)
})
