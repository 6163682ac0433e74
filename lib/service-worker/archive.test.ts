import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { packArchive } from '@/lib/output/offline/pack-archive'
import { unpackArchive } from './archive'

const toFile = (path: string, text: string) => {
  const content = Buffer.from(text)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return { path, size: content.length, hash, content }
}

const unpack = async (packed: Buffer) =>
  (await unpackArchive(new Uint8Array(packed))).map(({ path, content }) => [
    path,
    Buffer.from(content).toString(),
  ])

test.each([
  ['none', []],
  ['an empty one', ['']],
  ['one shorter than a copy', ['abc']],
  [
    'equal ones',
    [
      'a page that repeats another one, word for word',
      'a page that repeats another one, word for word',
    ],
  ],
  ['a pattern that overlaps its copy', ['na'.repeat(500)]],
  ['letters of several bytes', ['Größe – 大小 '.repeat(20), 'Größe – 大小 '.repeat(30)]],
])('unpacks the same files that were packed: %s', async (_, texts) => {
  const files = texts.map((text, at) => toFile(`${at}.html`, text))
  expect(await unpack(packArchive(files))).toEqual(texts.map((text, at) => [`${at}.html`, text]))
})

test('stores what pages have in common once, regardless of their distance', () => {
  const noise = (seed: number) =>
    Array.from({ length: 4000 }, (_, at) =>
      createHash('md5').update(`${seed} ${at}`).digest('hex'),
    ).join('')
  const [one, other] = [noise(1), noise(2)]
  const once = packArchive([toFile('a', one), toFile('b', other)])
  const twice = packArchive([toFile('a', one), toFile('b', other), toFile('c', one)])
  expect(twice.length - once.length).toBeLessThan(200)
})

test('also reads an archive that a host has inflated in transit', async () => {
  const packed = packArchive([toFile('a.html', 'text')])
  expect(await unpack(gunzipSync(packed))).toEqual([['a.html', 'text']])
})

test('the same files produce the same archive', () => {
  const files = [toFile('a.html', 'text '.repeat(99)), toFile('b.html', 'text')]
  expect(packArchive(files).equals(packArchive(files))).toBe(true)
})

test('rejects a damaged archive', async () => {
  const packed = packArchive([toFile('a.html', 'text '.repeat(99))])
  await expect(unpack(packed.subarray(0, packed.length - 9))).rejects.toThrow()
  await expect(unpack(Buffer.from('x'.repeat(5000)))).rejects.toThrow()
})
