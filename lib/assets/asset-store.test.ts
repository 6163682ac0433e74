import { readFileSync, statSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { toAsset } from './asset'
import { copyStoredAsset, findStoredAsset, listStoredAssets, writeAssets } from './asset-store'
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
  expect(await listStoredAssets()).toEqual([])
})

test('a copy has its width and is WebP, a file stays what it is', async () => {
  await writeAssets([copy, original, copy])
  expect((await listStoredAssets()).sort()).toEqual([copy.name, original.name].sort())
  const stored = await findStoredAsset(copy.name)
  expect(await sharp(stored?.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 320,
  })
  expect((await findStoredAsset(original.name))?.bytes.toString()).toBe('a,b\n')
})

test('what is there is not made again', async () => {
  const time = () => statSync(`.cache/assets/${copy.name}`).mtimeMs
  const before = time()
  await writeAssets([{ ...copy, file: 'content/no-such-file.png' }])
  expect(time()).toBe(before)
})

test('a picture of a turned camera is turned', async () => {
  const turned = toAsset('content/turned.jpg', 'cccccccccc', 200)
  await writeAssets([turned])
  const stored = await findStoredAsset(turned.name)
  expect(await sharp(stored?.bytes).metadata()).toMatchObject({ width: 200, height: 400 })
})

test('an image that breaks off is one problem, and nothing is stored', async () => {
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
  for (const { name } of broken) expect(await findStoredAsset(name)).toBeUndefined()
})

test('an asset is copied out of the store if it is there', async () => {
  expect(await copyStoredAsset(original.name, 'out/assets')).toBe(true)
  expect(readFileSync(`out/assets/${original.name}`, 'utf8')).toBe('a,b\n')
  expect(await copyStoredAsset('no.0123456789.png', 'out/assets')).toBe(false)
  expect(await findStoredAsset('no.0123456789.png')).toBeUndefined()
})
