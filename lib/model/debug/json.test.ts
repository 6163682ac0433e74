import { expect, test } from '@jest/globals'
import { toJson } from './json'

test('leaves out keys without a value, and keeps infinity as a text', () => {
  expect(toJson({ a: undefined, b: { c: [null, 0, Infinity] } })).toEqual({
    b: { c: [null, 0, 'Infinity'] },
  })
})
