import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { IconName } from './icons'
import { drawIcon, icons } from './icons'

test.each(Object.keys(icons) as IconName[])('%s has its size and shows the logo', async (name) => {
  const picture = sharp(await drawIcon(name))
  const { size } = icons[name]
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size })
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  // The corner is the background; the front page of the logo, left of its prompt, is green.
  const isCutOut = 'background' in icons[name]
  expect(at(1, 1)[3]).toBe(isCutOut ? 255 : 0)
  const [red = 0, green = 0, , alpha = 0] = at(Math.round(size * 0.42), Math.round(size * 0.45))
  expect(alpha).toBe(255)
  expect(green).toBeGreaterThan(red)
})
