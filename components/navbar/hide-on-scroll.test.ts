import { expect, test } from '@jest/globals'
import { isHiddenAfterScroll } from './hide-on-scroll'

test.each([
  ['down within its own height', 20, 59, false],
  ['down past its own height', 40, 100, true],
  ['down from the very top at once', 0, 500, false],
  ['further down', 500, 900, true],
  ['up', 900, 880, false],
  ['down to the end of the page', 2000, 2200, false],
  ['down to a pixel above the end', 2000, 2199.5, false],
  ['up to the top', 500, 0, false],
])('%s', (_, from, to, expected) => {
  expect(isHiddenAfterScroll({ from, to, bar: 60, rest: 2200 - to })).toBe(expected)
})
