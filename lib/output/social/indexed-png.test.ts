import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { encodeIndexedPng } from './indexed-png'

test('decoders read the color of each pixel', async () => {
  const png = await encodeIndexedPng(
    Uint8Array.of(0, 1, 2, 2, 1, 0),
    [0xffffff, 0x2e8555, 0x010203, 0x00ff00],
    {
      width: 3,
      height: 2,
    },
  )
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 })
  const [white, green, dark] = [
    [255, 255, 255],
    [46, 133, 85],
    [1, 2, 3],
  ]
  expect([...data]).toEqual([white, green, dark, dark, green, white].flat())
})

test('the palette has only the colors that are used', async () => {
  const encode = (palette: number[]) =>
    encodeIndexedPng(Uint8Array.of(1, 1), palette, { width: 2, height: 1 })
  expect(await encode([0xffffff, 0x2e8555, 0x010203])).toEqual(await encode([0xffffff, 0x2e8555]))
})

test('an image with more than 16 colors keeps them all', async () => {
  const palette = Array.from({ length: 17 }, (_, index) => index * 0x0a0502)
  const png = await encodeIndexedPng(Uint8Array.from(palette.keys()), palette, {
    width: 17,
    height: 1,
  })
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect([...data]).toEqual(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))
})
