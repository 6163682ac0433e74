import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { toAsset } from './asset'
import { findStoredAsset, writeAssets } from './asset-store'
import { provideFiles } from '@/lib/testing/temporary-files'

const png = sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })

provideFiles(async () => ({
  'content/a.png': await png.png().toBuffer(),
  'content/broken.png': (await png.png().toBuffer()).subarray(0, 60),
  'content/turned.jpg': await png.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'content/a.csv': 'a,b\n',
}))

const copy = toAsset('content/a.png', 'aaaaaaaaaa', 640)
const original = toAsset('content/a.csv', 'bbbbbbbbbb')

test('a site without images has no store', async () => {
  await writeAssets([])
  expect(existsSync('.cache/assets')).toBe(false)
})

test('copies are resized and encoded as WebP, other files are stored unchanged', async () => {
  await writeAssets([copy, original, copy])
  expect(readdirSync('.cache/assets').sort()).toEqual([copy.name, original.name].sort())
  const stored = findStoredAsset(copy.name)
  expect(await sharp(stored).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 320,
  })
  expect(Buffer.from(findStoredAsset(original.name) ?? []).toString()).toBe('a,b\n')
})

test('an existing asset is not created again', async () => {
  expect(await writeAssets([{ ...copy, file: 'content/no-such-file.png' }])).toEqual([])
})

test('a photo is rotated according to its EXIF orientation', async () => {
  const turned = toAsset('content/turned.jpg', 'cccccccccc', 200)
  await writeAssets([turned])
  const stored = findStoredAsset(turned.name)
  expect(await sharp(stored).metadata()).toMatchObject({ width: 200, height: 400 })
})

test('a truncated image is one problem, and nothing is stored', async () => {
  const widths = [640, 800]
  const broken = widths.map((width) => toAsset('content/broken.png', 'dddddddddd', width))
  expect(await writeAssets(broken)).toEqual([
    {
      path: 'content/broken.png',
      line: 1,
      column: 1,
      message: expect.stringMatching(/^the image cannot be read: \w/),
      fix: 'save it again',
    },
  ])
  for (const { name } of broken) expect(findStoredAsset(name)).toBeUndefined()
})
