import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { compressFiles, listCompressible } from './compress'

const text = 'Text and text. '.repeat(100)

provideFiles({
  'out/index.html': text,
  'out/docs/data.txt': text,
  'out/small.css': 'a{}',
  'out/picture.png': text,
})

test('writes a Brotli and a gzip copy of each text file that is worth it', async () => {
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

test('does not compress the copies again', async () => {
  await compressFiles(await listCompressible('out'))
  expect(await listCompressible('out')).toHaveLength(2)
})
