import { expect, jest, test } from '@jest/globals'
import { invariant } from './invariant'

test.each([true, 1, 'a', {}])('passes for %j', (condition) => {
  const detail = jest.fn(() => 'unused')
  expect(() => invariant(condition, detail)).not.toThrow()
  expect(detail).not.toHaveBeenCalled()
})

test.each([false, 0, '', null, undefined])('fails for %j', (condition) => {
  expect(() => invariant(condition)).toThrow(/^Invariant failed$/)
})

test.each([
  ['a text', 'no such page'],
  ['a function', () => 'no such page'],
])('says what is wrong, given as %s', (_, detail) => {
  expect(() => invariant(false, detail)).toThrow(/^Invariant failed: no such page$/)
})
