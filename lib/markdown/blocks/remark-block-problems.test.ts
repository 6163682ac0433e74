import { expect, test } from '@jest/globals'
import { findBodyProblems } from '@/lib/testing/compile-body'

const toTable = (...rows: string[]) => ['| a | b |', '| - | - |', ...rows].join('\n')

test.each([
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

const LIST = '1:1 the list is text, because it has no marker with an ordinary space after it'

test.each([
  ['-a\n-b', [LIST]],
  ['1.首先\n2.其次', [LIST]],
  ['-\u00A0a\n-\u00A0b', [LIST]],
  ['• a\n• b', [LIST]],
  ['-[x] a', [LIST]],
  ['Or the flags -v,\n-a and\n-b', []],
  ['1.5\n2.5', []],
  ['*a*\n*b*', []],
  ['• a  \n• b', []],
])('lines that look like a list, but are not: %j', async (body, problems) => {
  expect(await findBodyProblems(body)).toEqual(problems)
})

test.each([
  [
    'Then:\n2. a\n3. b',
    ['2:1 a list that does not start with 1 is text in the paragraph above it'],
  ],
  ['Since\n2019. It', []],
])('a list below text starts with 1: %j', async (body, problems) => {
  expect(await findBodyProblems(body)).toEqual(problems)
})

test.each([
  [
    '| a | b |\n| c | d |',
    ['1:1 the table is text, because there is no line of dashes below its head'],
  ],
  [
    '| a | b |\n|---|---|---|\n| c | d |',
    ['2:1 this line has 3 cells, but the head of the table has 2, so the table is text'],
  ],
  ['|x|\n|y|', []],
])('a table has a line of dashes: %j', async (body, problems) => {
  expect(await findBodyProblems(body)).toEqual(problems)
})

test.each([
  ['| a | b |\n| - | - |\ntext', ['3:1 the text is a row of the table above it']],
  ['a | b\n- | -\n\n| a |\n| - |\ntext', []],
])('text below a table is a row of it: %j', async (body, problems) => {
  expect(await findBodyProblems(body)).toEqual(problems)
})

test.each([
  '!!! note "Title"\n    a',
  '::tip[a]',
  '：：：note\n\na\n\n：：：',
  '??? warning',
  '[!NOTE] a',
])('the admonition of another syntax is text: %j', async (body) => {
  const problem = '1:1 the admonition is text, because it starts in another way here'
  expect(await findBodyProblems(body)).toEqual([problem])
})

test.each([
  '{% include "a.html" %}',
  '{{< copyable "sql" >}}',
  '{:.no_toc}',
  '=== "npm"\n\n    a',
  '--8<-- "a.md"',
  '<<< @/a.js',
  '[[toc]]',
  '[TOC]',
])('a line for another tool is text: %j', async (body) => {
  const problem = '1:1 the line is text, because its syntax belongs to another tool'
  expect(await findBodyProblems(body, 'content/examples/a.md')).toEqual([problem])
})

const CODE = 'this backtick is text, because there is no other one that ends the code'

test.each([
  ['a\n[`b](/docs/)', ['2:2 ' + CODE]],
  ['## A `b` c`', ['1:11 ' + CODE]],
  [toTable('| `c|d` |'), ['3:3 ' + CODE, '3:7 ' + CODE]],
  ['\\`a &#96;b `` `c `` {"`"}', []],
  ['Press ` or (```) twice', []],
])('a backtick without another one is text: %j', async (body, problems) => {
  expect(await findBodyProblems(body)).toEqual(problems)
})
