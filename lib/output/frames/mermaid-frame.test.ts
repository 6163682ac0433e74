import { expect, test } from '@jest/globals'
import { listFrameFiles, readFrameFile } from './mermaid-frame'

const files = listFrameFiles()

test('every script that a file of the frame asks for is one of its files', () => {
  const asked = files.flatMap((file) =>
    [
      ...readFrameFile(file).text.matchAll(
        /(?:\bfrom|\bimport\(?|\bsrc=)\s*["']((?:\.|frame)[^"'\s]*\.m?js)["']/g,
      ),
    ].map(([, name = '']) => name.replace('./', '')),
  )
  expect(asked).toContain('frame.js')
  expect(asked).toContain('mermaid.js')
  expect(asked.length).toBeGreaterThan(100)
  expect([...new Set(asked)].filter((name) => !files.includes(name))).toEqual([])
})

test('the page says what it may do right after its encoding, and is not for search engines', () => {
  const { type, text } = readFrameFile('frame.html')
  expect(type).toBe('text/html; charset=utf-8')
  expect(text).toMatch(
    /^<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; /,
  )
  expect(text).toContain('<meta name="robots" content="noindex"/>')
})

test('a name that is not listed is an error', () => {
  expect(() => readFrameFile('nothing.js')).toThrow('ENOENT')
})
