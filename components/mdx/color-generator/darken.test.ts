import { expect, test } from '@jest/globals'
import { darken } from './darken'

test.each([
  ['#2e8555', 0, '#2e8555'],
  ['#2e8555', 0.1, '#29784c'],
  ['#2e8555', 0.15, '#277148'],
  ['#2e8555', 0.3, '#205d3b'],
  ['#2e8555', -0.1, '#33925d'],
  ['#2e8555', -0.15, '#359962'],
  ['#2e8555', -0.3, '#3cad6e'],
  ['#25c2a0', 0.1, '#21af90'],
  ['#25c2a0', 0.15, '#1fa588'],
  ['#25c2a0', 0.3, '#1a8870'],
  ['#25c2a0', -0.1, '#29d5b0'],
  ['#25c2a0', -0.15, '#32d8b4'],
  ['#25c2a0', -0.3, '#4fddbf'],
])('%s darkened by %d is %s', (hex, factor, result) => {
  expect(darken(hex, factor)).toBe(result)
})

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
