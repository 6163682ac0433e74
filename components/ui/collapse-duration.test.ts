import { describe, expect, test } from '@jest/globals'
import { getCollapseDuration } from './collapse-duration'

describe('getCollapseDuration', () => {
  test.each([
    [0, 40],
    [36, 192],
    [576, 372],
    [1000, 440],
  ])('%d px take %d ms', (height, duration) => {
    expect(getCollapseDuration(height, false)).toBe(duration)
  })
  test('readers who prefer reduced motion wait for 1 ms', () => {
    expect(getCollapseDuration(1000, true)).toBe(1)
  })
})
