import { expect, test } from '@jest/globals'
import { isNavbarHidden, isTopOffered } from './scroll'

test.each([
  ['down within its own height', 20, 59, false],
  ['down past its own height', 40, 100, true],
  ['down from the very top at once', 0, 500, false],
  ['further down', 500, 900, true],
  ['up', 900, 880, false],
  ['down to the end of the page', 2000, 2200, false],
  ['down to a pixel above the end', 2000, 2199.5, false],
  ['up to the top', 500, 0, false],
])('the navbar: %s', (_, from, to, expected) => {
  expect(isNavbarHidden({ from, to, rest: 2200 - to }, 60)).toBe(expected)
})

test.each([
  ['a jump from the very top', 0, 900, false],
  ['down', 900, 1000, false],
  ['up', 1000, 900, true],
  ['up to the limit', 900, 300, true],
  ['up past the limit', 310, 299, false],
  ['up to the top', 900, 0, false],
  ['up, with the end still in sight', 2250, 2200, false],
  ['up, with the end a pixel away', 2200, 2199, true],
])('the button to the top: %s', (_, from, to, expected) => {
  expect(isTopOffered({ from, to, rest: 2200 - to })).toBe(expected)
})
