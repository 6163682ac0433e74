import { expect, test } from '@jest/globals'
import { getCollapseDuration } from './collapse-duration'

test.each([
  [0, false, 40],
  [36, false, 192],
  [576, false, 372],
  [1000, false, 440],
  [1000, true, 1],
])('%d px, with reduced motion: %s, take %d ms', (height, matches, duration) => {
  Object.assign(globalThis, { matchMedia: () => ({ matches }) })
  expect(getCollapseDuration(height)).toBe(duration)
})
