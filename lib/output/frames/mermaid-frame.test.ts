import { expect, test } from '@jest/globals'
import { listMermaidFrameFiles } from './mermaid-frame'

const files = new Map(
  (await listMermaidFrameFiles()).map((file) => [file.path.replace('/mermaid-frame/', ''), file]),
)

const readText = (file: string) => {
  const text = files.get(file)?.create()
  return typeof text === 'string' ? text : ''
}

test('every script that the frame’s files load is one of its files', () => {
  const asked = [...files.keys()].flatMap((file) =>
    [
      ...readText(file).matchAll(
        /(?:\bfrom|\bimport\(?|\bsrc=)\s*["']((?:\.|frame)[^"'\s]*\.m?js)["']/g,
      ),
    ].map(([, name = '']) => name.replace('./', '')),
  )
  expect(asked).toContain('frame.js')
  expect(asked.length).toBeGreaterThan(100)
  expect([...new Set(asked)].filter((name) => !files.has(name))).toEqual([])
})

test('the page sets its policy right after its encoding, and is not indexed', () => {
  expect(readText('frame.html')).toMatch(
    /^<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; /,
  )
  expect(readText('frame.html')).toContain('<meta name="robots" content="noindex"/>')
})

test('the page loads every script that each diagram needs before one of them asks for it', () => {
  const preloaded = [...readText('frame.html').matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  const imported = ['frame.js', ...preloaded].flatMap((name) =>
    [...readText(name).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].map(
      ([, script = '']) => script,
    ),
  )
  expect(preloaded.length).toBeGreaterThan(1)
  expect(new Set(imported)).toEqual(new Set(preloaded))
})
