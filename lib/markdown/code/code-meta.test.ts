import { describe, expect, test } from '@jest/globals'
import { findLinesBeyond, readCodeMeta, toLineNumbers } from './code-meta'

const nothing = {
  title: undefined,
  firstNumber: undefined,
  highlighted: undefined,
  focused: undefined,
  noFormat: false,
  noCheck: undefined,
  part: undefined,
  words: [],
  unknown: [],
}

describe('readCodeMeta', () => {
  test.each([
    ['', {}],
    ['title="a b.js"', { title: 'a b.js' }],
    [`title='say "hi"'`, { title: 'say "hi"' }],
    [`title="it's"`, { title: "it's" }],
    ['title=""', {}],
    ['{1,3-5}', { highlighted: '1,3-5' }],
    ['title="{2}.js" {1}', { title: '{2}.js', highlighted: '1' }],
    ['title="showLineNumbers"', { title: 'showLineNumbers' }],
    ['showLineNumbers', { firstNumber: 1 }],
    ['showLineNumbers={5}', { firstNumber: 5 }],
    ['showLineNumbers{5} {2}', { firstNumber: 5, highlighted: '2' }],
    ['showLineNumbers=5', { firstNumber: 5 }],
    ['showLineNumbers={0}', { firstNumber: 0 }],
    ['showLineNumbers={true}', { firstNumber: 1 }],
    ['showLineNumbers={false}', {}],
    ['focus {2}', { focused: '', highlighted: '2' }],
    ['focus={2-3}', { focused: '2-3' }],
    ['focus{2} {4}', { focused: '2', highlighted: '4' }],
    ['title="no-format"', { title: 'no-format' }],
    ['{2} no-format live', { highlighted: '2', noFormat: true, words: ['live'] }],
    ['no-check="bad on purpose"', { noCheck: 'bad on purpose' }],
    ['no-check', { unknown: ['no-check'] }],
    ['no-check=""', { unknown: ['no-check=""'] }],
    ['in=themeConfig {2}', { highlighted: '2', part: 'themeConfig' }],
    ['in=theme', { unknown: ['in=theme'] }],
    ['no-formatter', { unknown: ['no-formatter'] }],
    ['autofocus', { unknown: ['autofocus'] }],
    [
      'live noInline a=b "c" {d} /e/',
      { words: ['live', 'noInline'], unknown: ['a=b', '"c"', '{d}', '/e/'] },
    ],
  ])('%s', (meta, expected) => {
    expect(readCodeMeta(meta)).toEqual({ ...nothing, ...expected })
  })
})

describe('toLineNumbers', () => {
  test.each([
    ['1', [1]],
    ['1,3-4', [1, 3, 4]],
    ['4-3, 1', [1, 3, 4]],
    ['0,-1,9', []],
    ['3-99', [3, 4]],
    ['', []],
  ])('%s of four lines', (ranges, lines) => {
    expect(toLineNumbers(ranges, 4)).toEqual(lines)
  })
})

test.each([
  ['1-4', []],
  ['0,3-9, 9', [0, 9]],
  ['', []],
])('findLinesBeyond: %s of four lines', (ranges, lines) => {
  expect(findLinesBeyond(ranges, 4)).toEqual(lines)
})
