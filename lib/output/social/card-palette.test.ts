import { expect, test } from '@jest/globals'
import { createColorFinder, createPalette } from './card-palette'

const palette = createPalette(
  [0x151e1a, 0x586660, 0x2e8555, 0x25c2a0].map((color) => ({ color, shades: 4 })),
)
const find = createColorFinder(palette)

test('a palette fits in an indexed image', () => {
  expect(palette.colors.length).toBeLessThanOrEqual(256)
})

test.each([
  ['white', 0xffffffff, 0xffffff],
  ['an ink', 0x2e8555ff, 0x2e8555],
  ['what is transparent', 0x2e855500, 0xffffff],
  ['black', 0x000000ff, 0x000000],
  ['a color close to another', 0x0202fdff, 0x0000ff],
])('%s gets the right color', (_, rgba, expected) => {
  expect(palette.colors[find(rgba)]).toBe(expected)
})

test('a translucent edge gets a shade of its ink', () => {
  const shade = palette.colors[find(0x151e1a80)] ?? 0
  for (const [shift, exact] of [
    [16, 0x8a],
    [8, 0x8e],
    [0, 0x8c],
  ] as const) {
    expect(Math.abs(((shade >> shift) & 255) - exact)).toBeLessThan(10)
  }
})
