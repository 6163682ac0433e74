import { expect, test } from '@jest/globals'
import type { NameFacts } from './check-names'
import { checkNames } from './check-names'

const facts: NameFacts = {
  modules: new Set([
    '@docusaurus/core',
    '@docusaurus/Link',
    '@docusaurus/theme-common',
    '@theme/Layout',
  ]),
  commands: new Map([['start', new Set(['--port'])]]),
  createFlags: new Set(),
  options: new Set(['onBrokenLinks', 'sidebarPath', 'editUrl']),
  words: new Set(['sidebarPaths']),
  templateFiles: new Set([
    'src/css/custom.css',
    'src/pages/index.tsx',
    'docs/tutorial-basics/a.md',
  ]),
}

const find = (text: string) =>
  checkNames([{ text, line: 3, column: 10 }], facts, { release: '3.1.1', isExact: true })

test.each([
  'onBrokenLinks',
  'docs.sidebarPath',
  // A word in the code of the packages, although it is almost an option.
  'sidebarPaths',
  'editorUrls',
  'brokenLinks',
  '@docusaurus/core@3.1.1',
  '@docusaurus/theme-common/internal',
  '@docusaurus/plugin-x',
  '@theme/TideClock',
  'docusaurus',
  'src/css/custom.css',
  // The same file in another language.
  'src/pages/index.jsx',
  'src/css/print.css',
])('%s is correct', (text) => {
  expect(find(text)).toEqual([])
})

test.each([
  ['onBrokenLink', 'there is no option "onBrokenLink"', 'onBrokenLinks'],
  ['docs.sidebarPth', 'there is no option "sidebarPth"', 'sidebarPath'],
  ['@docusaurus/Lnk', 'there is no module "@docusaurus/Lnk"', '@docusaurus/Link'],
  ['src/css/costum.css', 'the template has no file "src/css/costum.css"', 'src/css/custom.css'],
  ['@theme/Layuot', 'there is no module "@theme/Layuot"', '@theme/Layout'],
])('%s is a problem', (text, message, suggestion) => {
  expect(find(text)).toEqual([
    { line: 3, column: 10, message, suggestion, fix: 'correct its name' },
  ])
})

test('a command is checked like in a code block, with its position', () => {
  expect(find('docusaurus start --prot 1')).toMatchObject([
    { line: 3, column: 27, message: '`docusaurus start` has no flag "--prot"' },
  ])
})
