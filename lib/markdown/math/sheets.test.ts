import { expect, test } from '@jest/globals'
import { createRequire } from 'node:module'
import { getSharedFiles, toPageSheet, toStyleClass } from './sheets'

test('the shared stylesheet references existing fonts in one format', () => {
  const [sheet, ...fonts] = getSharedFiles()
  const named = [...String(sheet.content).matchAll(/url\(([^)]+)\)/g)].map(([, name]) => name)
  expect(sheet.fileName).toMatch(/^katex\.[\da-f]{8}\.css$/)
  expect(named).toHaveLength(20)
  expect(new Set(named)).toEqual(new Set(fonts.map(({ fileName }) => fileName)))
  expect(named.filter((name) => !/^KaTeX_\w+-\w+\.[\da-f]{8}\.woff2$/.test(name ?? ''))).toEqual([])
})

test('a page’s stylesheet has a class for each style', () => {
  const { content, fileName } = toPageSheet(['height:1em;', 'top:-2em;'])
  expect(content).toBe(
    `.${toStyleClass('height:1em;')}{height:1em;}.${toStyleClass('top:-2em;')}{top:-2em;}`,
  )
  expect(fileName).toMatch(/^page\.[\da-f]{8}\.css$/)
})

test('the stylesheet has the version that renders the formulas', () => {
  const own = createRequire(import.meta.url)
  const writer = createRequire(own.resolve('rehype-katex'))
  expect(writer.resolve('katex')).toBe(own.resolve('katex'))
})
