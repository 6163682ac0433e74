import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { ImageFile } from './image-file'
import { readImageFile } from './image-file'

const image = (width: number, height: number, background = 'teal'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

const read = async (name: string, bytes: Sharp | string) =>
  readImageFile(
    `content/${name}`,
    typeof bytes === 'string' ? Buffer.from(bytes) : await bytes.toBuffer(),
  )

const widths = (file: unknown) => (file as ImageFile).copies.map(({ width }) => width)

describe('an image that is resized', () => {
  test.each([
    ['a.png', image(1200, 600).png(), [640, 1030]],
    ['a.png', image(1030, 60).png(), [640, 1030]],
    ['a.jpg', image(800, 600).jpeg(), [640, 800]],
    ['a.jpg', image(640, 60).jpeg(), [640]],
    ['a.JPEG', image(100, 60).jpeg(), [100]],
    ['a.webp', image(1200, 600).webp(), [640, 1030]],
    ['a.avif', image(700, 60).avif({ effort: 0 }), [640, 700]],
  ])('%s', async (name, bytes, expected) => {
    expect(widths(await read(name, bytes))).toEqual(expected)
  })

  test('has its displayed size even if the camera was rotated', async () => {
    const turned = image(120, 60).withMetadata({ orientation: 6 }).jpeg()
    expect(await read('a.jpg', turned)).toMatchObject({ width: 60, height: 120 })
  })

  test('is served unchanged at its own width if its format is modern', async () => {
    const file = (await read('a.webp', image(800, 60).webp())) as ImageFile
    expect(file.copies.map(({ asset }) => asset === file.original)).toEqual([false, true])
  })
})

describe('an image that is served unchanged', () => {
  let frames: Buffer[]
  beforeAll(async () => {
    frames = await Promise.all(
      ['teal', 'gold'].map((color) => image(700, 10, color).png().toBuffer()),
    )
  })

  test.each(['gif', 'webp'] as const)('an animation as %s', async (format) => {
    const animation = sharp(frames, { join: { animated: true } })[format]({ loop: 0 })
    expect(widths(await read(`a.${format}`, animation))).toEqual([])
  })

  test('an animated PNG', async () => {
    const still = await image(700, 10).png().toBuffer()
    const chunk = Buffer.from('\0\0\0\bacTL\0\0\0\u0002\0\0\0\0\0\0\0\0', 'latin1')
    const bytes = Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)])
    expect(widths(readImageFile('content/a.png', bytes))).toEqual([])
  })

  test.each([
    ['<svg width="40" height="20"></svg>', 40, 20],
    ['<svg viewBox="0 0 30.4 10"></svg>', 30, 10],
    ['<svg viewBox=" 0,0, 30,10 " width="60px"></svg>', 60, 20],
    [
      `<!--${'-'.repeat(2000)}--><svg data-a="${'a'.repeat(2000)}" width="4" height="2"></svg>`,
      4,
      2,
    ],
  ])('%s', async (text, width, height) => {
    expect(await read('a.svg', text)).toMatchObject({ width, height, copies: [] })
  })
})

describe('a file that cannot be shown', () => {
  test.each([
    ['a.bmp', 'BM', 'has the type .bmp, which not every browser supports'],
    ['a', '', 'has the type unknown, which not every browser supports'],
    ['a.png', 'not a picture', 'cannot be read as an image'],
    ['a.svg', 'not a drawing', 'contains no <svg>'],
    ['a.svg', '<svg></svg>', 'has no size'],
    ['a.svg', '<svg viewBox="0 0 1 1"><script>a</script></svg>', 'has a <script>'],
  ])('%s with %j %s', async (name, text, message) => {
    expect(await read(name, text)).toEqual({ message, fix: expect.stringMatching(/\w/) })
  })
})
