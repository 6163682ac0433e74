import { expect, test } from '@jest/globals'
import { siteConfig } from '@/lib/config/site'
import { toJson } from './json'

test.each([
  ['text', 'text'],
  [0, 0],
  [null, null],
  [Infinity, 'Infinity'],
  [
    [1, { a: true }],
    [1, { a: true }],
  ],
  [{ a: undefined, b: { c: [] } }, { b: { c: [] } }],
])('converts %j to %j', (value, json) => {
  expect(toJson(value)).toEqual(json)
})

test.each([
  ['function', () => 1],
  ['object', new Map()],
  ['undefined', [undefined]],
  ['number', NaN],
])('rejects a value of type %s', (type, value) => {
  expect(() => toJson(value)).toThrow(`JSON can't represent a value of type ${type}.`)
})

test('the configuration of the site is serializable', () => {
  expect(() => toJson(siteConfig)).not.toThrow()
})
