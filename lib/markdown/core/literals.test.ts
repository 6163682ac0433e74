import { createProcessor } from '@mdx-js/mdx'
import { expect, test } from '@jest/globals'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { findLiteral, toText } from './literals'

const processor = createProcessor()

function parse(expression: string) {
  const [element] = processor.parse(`<A b={${expression}} />`).children
  const value = (element as MdxJsxFlowElement).attributes[0]?.value
  if (typeof value !== 'object' || !value) throw new Error('no expression')
  return value
}

const evaluate = (expression: string) => findLiteral(parse(expression))

test.each<[string, unknown]>([
  ["'a'", 'a'],
  ['`a`', 'a'],
  ['-1.5', -1.5],
  ['true', true],
  ['null', null],
  ['undefined', undefined],
  ["[1, 'b']", [1, 'b']],
  ["{ a: 1, 'b-c': [{ d: null }] }", { a: 1, 'b-c': [{ d: null }] }],
])('%s is a value', (expression, value) => {
  expect(evaluate(expression)).toEqual({ value })
})

test.each(['a', 'f()', '`a${b}`', '1 + 1', '{ ...a }', '{ [a]: 1 }', '/a/', '1n'])(
  '%s is not a literal value',
  (expression) => {
    expect(evaluate(expression)).toBeUndefined()
  },
)

test.each([
  ["'a'", 'a'],
  ["['a', `b`]", 'ab'],
  ['[]', ''],
  ['1', undefined],
  ["['a', 1]", undefined],
  ['a', undefined],
])('the text of %s is %j', (expression, text) => {
  expect(toText(parse(expression))).toBe(text)
})
