import { expect, test } from '@jest/globals'
import { isShownAfterScroll } from './back-to-top'

const sizes = { windowHeight: 800, documentHeight: 3000 }

test.each([
  ['the first change, upwards', false, undefined, 900, false],
  ['the first change, while it is shown', true, undefined, 900, true],
  ['a jump from the very top', false, 0, 900, false],
  ['down', false, 900, 1000, false],
  ['down while it is shown', true, 900, 1000, false],
  ['sideways while it is shown', true, 900, 900, false],
  ['up', false, 1000, 900, true],
  ['up to the limit', false, 900, 300, true],
  ['up past the limit', true, 310, 299, false],
  ['up to the top', true, 900, 0, false],
  ['up, with the end still in sight', true, 2250, 2200, false],
  ['up, with the end a pixel away', false, 2200, 2199, true],
])('%s', (_, shown, previousTop, top, expected) => {
  expect(isShownAfterScroll({ ...sizes, shown, previousTop, top })).toBe(expected)
})
