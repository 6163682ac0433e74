import { expect, test } from '@jest/globals'
import { darken } from './darken'

// The shades of this site are in `scheme.test.ts`.
test.each([
  ['a gray stays gray', '#808080', 0.5, '#404040'],
  ['black has no lightness to change', '#000000', -1, '#000000'],
  ['a factor of 1 ends in black', '#2e8555', 1, '#000000'],
  ['lightness ends at white', '#cccccc', -0.5, '#ffffff'],
  ['red keeps its hue', '#ff0000', 0.5, '#800000'],
  ['blue keeps its hue', '#0000ff', 0.5, '#000080'],
  ['a hue below red keeps it', '#ff0080', 0.5, '#800040'],
])('%s', (_, hex, factor, result) => {
  expect(darken(hex, factor)).toBe(result)
})
