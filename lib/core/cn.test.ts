import { expect, test } from '@jest/globals'
import { cn } from './cn'

test('joins names, and returns undefined without names', () => {
  expect(cn('a b', false, undefined, '', 'c')).toBe('a b c')
  expect(cn(false, undefined)).toBeUndefined()
})
