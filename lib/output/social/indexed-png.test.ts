import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { Depth } from './indexed-png'
import { createImage, encodeIndexedPng, placeColors } from './indexed-png'

/** Encodes an image of one rectangle and returns the colors that a decoder reads, each as 0xRRGGBB. */
async function encodeAndDecode(
  colors: number[],
  palette: number[],
  { width, depth }: { width: number; depth: Depth },
): Promise<number[]> {
  const image = createImage(width, colors.length / width, depth)
  placeColors(image, { colors: Uint8Array.from(colors), width }, 0, 0)
  const { data, info } = await sharp(await encodeIndexedPng(image, palette))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height: colors.length / width, channels: 3 })
  return Array.from({ length: colors.length }, (_, index) => data.readUIntBE(index * 3, 3))
}

const [white, green, dark] = [0xffffff, 0x2e8555, 0x010203]

test.each([4, 8] as const)('decoders read the color of each pixel of %i bits', async (depth) => {
  const colors = [0, 1, 2, 2, 1, 0]
  expect(await encodeAndDecode(colors, [white, green, dark], { width: 3, depth })).toEqual([
    white,
    green,
    dark,
    dark,
    green,
    white,
  ])
})

test('pixels of 8 bits can have more than 16 colors', async () => {
  const palette = Array.from({ length: 17 }, (_, index) => index * 0x0a0502)
  const colors = [...palette.keys()]
  expect(await encodeAndDecode(colors, palette, { width: 17, depth: 8 })).toEqual(palette)
})

test('a rectangle is placed at its position, and its transparent pixels keep what is there', async () => {
  const image = createImage(4, 2, 4)
  placeColors(image, { colors: Uint8Array.of(1), width: 1 }, 1, 1)
  placeColors(image, { colors: Uint8Array.of(0, 2), width: 2 }, 1, 1)
  const { data } = await sharp(await encodeIndexedPng(image, [white, green, dark]))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = Array.from({ length: 8 }, (_, index) => data.readUIntBE(index * 3, 3))
  expect(read).toEqual([white, white, white, white, white, green, dark, white])
})
