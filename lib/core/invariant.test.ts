import { expect, test } from '@jest/globals'
import { invariant } from './invariant'

test.each(['no such page', () => 'no such page'])('fails, and says what is wrong', (detail) => {
  expect(() => invariant('', detail)).toThrow(/^Invariant failed: no such page$/)
})
