import { expect, jest, test } from '@jest/globals'
import { cacheByObject } from './cache-by-object'

test('computes the value once for each object', () => {
  const count = jest.fn((items: string[]) => (items.length > 1 ? items.length : undefined))
  const cached = cacheByObject(count)
  const [two, one] = [['a', 'b'], ['a']]
  expect([two, one, two, one].map(cached)).toEqual([2, undefined, 2, undefined])
  expect(count).toHaveBeenCalledTimes(2)
})
