import { expect, test } from '@jest/globals'
import type { Snippet } from './snippet'
import { findKey } from './snippet'
import { toModule } from './snippet-module'

const snippet: Snippet = {
  language: 'ts',
  title: undefined,
  part: undefined,
  noCheck: undefined,
  words: [],
  isConverted: false,
  code: 'a()',
}

test('a whole file is unchanged', () => {
  expect(toModule(snippet)).toEqual({
    extension: 'ts',
    text: 'a()',
    addedLines: 0,
    exportType: undefined,
    isConverted: false,
  })
})

test.each([
  ['docusaurus.config.ts', "Partial<import('@docusaurus/types').Config>"],
  ['sidebars.ts', "import('@docusaurus/plugin-content-docs').SidebarsConfig"],
  ['src/theme/a.ts', undefined],
])('the default export of %s must match %s', (title, exportType) => {
  expect(toModule({ ...snippet, title }).exportType).toBe(exportType)
})

test('properties become a configuration after their imports without moving a line', () => {
  const code =
    "import {themes} from 'prism-react-renderer';\n\nprism: {\n  theme: themes.github,\n},"
  const { text, addedLines } = toModule({ ...snippet, part: 'themeConfig', code })
  expect(addedLines).toBe(0)
  expect(text.split('\n').slice(0, 4)).toEqual([
    "import {themes} from 'prism-react-renderer';",
    'export default { themeConfig: {',
    'prism: {',
    '  theme: themes.github,',
  ])
})

test('properties without imports get a line before them', () => {
  const { text, addedLines } = toModule({ ...snippet, part: 'docs', code: "path: 'manual'," })
  expect(addedLines).toBe(1)
  expect(text.split('\n')[1]).toBe("path: 'manual',")
})

test.each([
  ['<b>a</b>', 2],
  ['function A() {}', 1],
])('live code %s has %i lines before it', (code, addedLines) => {
  const module = toModule({ ...snippet, language: 'jsx', words: ['live'], code })
  expect(module).toMatchObject({ extension: 'jsx', addedLines })
  expect(module.text.split('\n')[addedLines]).toBe(code)
})

test.each([
  [['navbar', 'title'], 2, 11],
  [['navbar', 'items', 0, 'titel'], 3, 12],
  [['plugins'], 1, 1],
])('the position of %j is %i:%i', (path, line, column) => {
  const code = "title: 'A',\nnavbar: { title: 'B' },\nitems: [{ 'titel': 'C' }]"
  expect(findKey(code, path)).toEqual({ line, column })
})
