import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { compressFiles, listCompressible } from './compress'

const text = 'Text and text. '.repeat(100)

provideFiles(() =>
  Promise.resolve({
    'out/index.html': text,
    'out/docs/data.txt': text,
    'out/small.css': 'a{}',
    'out/picture.png': text,
  }),
)

test('texts that are worth it have a compressed one of each kind beside them', async () => {
  const files = await listCompressible('out')
  expect(files.sort()).toEqual(['out/docs/data.txt', 'out/index.html'])
  const summary = await compressFiles(files)
  expect(summary.files).toBe(4)
  expect(summary.bytes).toBeLessThan(text.length)
  for (const file of files) {
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text)
  }
})

test('what is compressed is not compressed once more', async () => {
  await compressFiles(await listCompressible('out'))
  expect(await listCompressible('out')).toHaveLength(2)
})
