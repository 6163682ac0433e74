import { expect, test } from '@jest/globals'
import { cn } from './cn'

test.each<[(string | false | undefined)[], string]>([
  [['a', 'b'], 'a b'],
  [['a', false, undefined, '', 'b'], 'a b'],
  [['a b', 'c'], 'a b c'],
])('joins %j', (names, joined) => {
  expect(cn(...names)).toBe(joined)
})

test('returns undefined without names', () => {
  expect(cn(false, undefined)).toBeUndefined()
})
