import { expect, test } from '@jest/globals'
import { isHiddenAfterScroll } from './hide-on-scroll'

const sizes = { navbarHeight: 60, windowHeight: 800, documentHeight: 3000 }

test.each([
  ['down within its own height', false, 20, 59, false],
  ['down past its own height', false, 40, 100, true],
  ['down from the very top at once', false, 0, 500, false],
  ['further down', true, 500, 900, true],
  ['up', true, 900, 880, false],
  ['sideways', true, 900, 900, true],
  ['sideways while it is there', false, 900, 900, false],
  ['down to the end of the page', true, 2000, 2200, false],
  ['down to a pixel above the end', true, 2000, 2199.5, false],
  ['up to the top', true, 500, 0, false],
])('%s', (_, hidden, previousTop, top, expected) => {
  expect(isHiddenAfterScroll({ ...sizes, hidden, previousTop, top })).toBe(expected)
})
