import { expect, test } from '@jest/globals'
import { mergeChunks } from './merge-chunks'

const toChunk = (name: string) => `_next/static/chunks/${name}.js`

const toImport = (...files: string[]) =>
  `Promise.all(${JSON.stringify(files.map((file) => `static/chunks/${file}`))}.map(load))`

test('scripts that are loaded together become one, before their stylesheets', () => {
  const scripts = new Map([
    [toChunk('page'), toImport('a.js', 'b.js', 'c.css')],
    [toChunk('a'), 'push("a")'],
    [toChunk('b'), 'push("b")'],
  ])
  const result = mergeChunks(scripts)
  const [merged = ''] = [...result.keys()].filter((file) => !scripts.has(file))
  expect(merged).toMatch(/^_next\/static\/chunks\/[\da-f]{13}\.js$/)
  expect(result.get(merged)).toBe('push("a")\npush("b")')
  expect(result.get(toChunk('page'))).toBe(toImport(merged.split('/').at(-1) ?? '', 'c.css'))
  expect(result.get(toChunk('a'))).toBe('push("a")')
})

test('the name of a merged script depends on its content', () => {
  const merge = (text: string) =>
    [
      ...mergeChunks(
        new Map([
          [toChunk('page'), toImport('a.js', 'b.js')],
          [toChunk('a'), 'push("a")'],
          [toChunk('b'), text],
        ]),
      ).keys(),
    ].at(-1)
  expect(merge('push("b")')).not.toBe(merge('push("c")'))
})

test('a script that is loaded alone is left unchanged', () => {
  const scripts = new Map([
    [toChunk('page'), `${toImport('a.js', 'c.css')};${toImport('a.js')};["static/chunks/a.js"]`],
    [toChunk('a'), 'push("a")'],
  ])
  expect(mergeChunks(scripts)).toEqual(scripts)
})
