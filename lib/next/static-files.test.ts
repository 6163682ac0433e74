import { expect, test } from '@jest/globals'
import { isChunk, toChunkFile } from './static-files'

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/base/_next/static/chunks/a.js', true],
  ['_next/static/chunks/a.js', true],
  ['/_next/static/chunks/a.css', false],
  ['/mermaid-frame/frame.js', false],
])('%s is a chunk: %s', (path, expected) => {
  expect(isChunk(path)).toBe(expected)
})

test('removes the base URL from the file of a chunk', () => {
  expect(toChunkFile('/base/_next/static/chunks/a.js')).toBe('_next/static/chunks/a.js')
})
