import { expect, jest, test } from '@jest/globals'
import { invariant } from './invariant'

test.each([true, 1, 'a', {}])('passes for %j', (condition) => {
  const detail = jest.fn(() => 'unused')
  expect(() => invariant(condition, detail)).not.toThrow()
  expect(detail).not.toHaveBeenCalled()
})

test.each([false, 0, '', null, undefined])('fails for %j, and says what is wrong', (condition) => {
  for (const detail of ['no such page', () => 'no such page']) {
    expect(() => invariant(condition, detail)).toThrow(/^Invariant failed: no such page$/)
  }
})
