import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { noticesPath } from '@/lib/config/notices-path'
import { siteConfig } from '@/lib/config/site'
import {
  BROWSER_ENTRY,
  containedPackages,
  productionConstants,
  replacedModules,
} from '@/lib/next/browser-packages'
import { scriptEntries } from '../scripts/inline-scripts'
import { findPackage, listMermaidPackages } from './mermaid-packages'
import { clientPackages } from './reader-packages'
import { formatNotices, listNotices } from './third-party-notices'

/** Lists the entry modules of all code in this repository that browsers run. */
function listBrowserEntries(): string[] {
  const clients = ['app', 'components'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  return [
    ...clients.filter((file) => file.endsWith('.client.tsx')),
    ...scriptEntries,
    'components/mdx/live-code/frame/main.tsx',
    BROWSER_ENTRY,
  ]
}

/** Returns the packages whose code browsers load from these modules. */
async function findBundledPackages(entries: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: entries,
    outdir: 'unused',
    bundle: true,
    // Together with `minifySyntax`, leaves out code that no module uses.
    splitting: true,
    minifySyntax: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    define: { ...productionConstants, global: 'globalThis' },
    loader: { '.css': 'empty' },
    external: [...replacedModules, ...Object.keys(containedPackages).map((name) => `${name}/*`)],
    logLevel: 'silent',
  })
  const sources = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0),
  )
  const names = sources.flatMap((source) => findPackage(source)?.name ?? [])
  return [...new Set(names)].sort()
}

const notices = listNotices()
const titles = notices.map(({ title }) => title)

test('the list of client packages matches what browsers load', async () => {
  expect(await findBundledPackages(listBrowserEntries())).toEqual(clientPackages)
})

test('every client package has a notice with its version', () => {
  const missing = clientPackages.filter(
    (name) => !titles.some((title) => new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`).test(title)),
  )
  expect(missing).toEqual([])
})

test.each([
  ['node_modules/.pnpm/d3-path@1.0.9/node_modules/d3-path/src/path.js', 'd3-path', '1.0.9'],
  [
    '../../../node_modules/.pnpm/@braintree+sanitize-url@7.1.2/node_modules/@braintree/sanitize-url/dist/index.js',
    '@braintree/sanitize-url',
    '7.1.2',
  ],
  [
    'node_modules/.pnpm/d3-transition@3.0.1_d3-selection@3.0.0/node_modules/d3-transition/src/a.js',
    'd3-transition',
    '3.0.1',
  ],
  ['webpack://LIB/node_modules/path-browserify/index.js', 'path-browserify', undefined],
  ['node_modules/a/node_modules/@b/c/index.js', '@b/c', undefined],
  ['../../src/mermaid.ts', undefined, undefined],
])('%s belongs to the package %s', (source, name, version) => {
  expect(findPackage(source)?.name).toBe(name)
  expect(findPackage(source)?.version).toBe(version)
})

test('every package in Mermaid has a notice for each version', () => {
  const packages = listMermaidPackages().map(({ name, version = '' }) =>
    `${name} ${version}`.trim(),
  )
  expect(packages.length).toBeGreaterThan(50)
  expect(packages.filter((title) => !titles.includes(title))).toEqual([])
  const getText = (name: string) => notices.find(({ title }) => title.startsWith(name))?.text ?? ''
  expect(getText('d3-path 1.')).toContain('Neither the name of the author nor the names')
  expect(getText('d3-path 3.')).toContain('Permission to use, copy, modify, and/or distribute')
  expect(getText('chevrotain 1')).toContain('Apache License')
})

test('every notice has a license text', () => {
  const license =
    /Permission is hereby granted|Permission to use, copy, modify|Redistribution and use in source and binary forms|Apache License|Blue Oak/
  expect(notices.filter(({ text }) => !license.test(text)).map(({ title }) => title)).toEqual([])
})

test('fonts have the license that they state', () => {
  expect(notices.find(({ title }) => title === 'KaTeX fonts')?.text).toMatch(
    /^Copyright \(c\) 2009-2010, Design Science[^]*SIL OPEN FONT LICENSE Version 1\.1/,
  )
})

test('packages with the same text share it', () => {
  const text = formatNotices([
    { title: 'a 1.0.0', license: 'MIT', text: 'You may.' },
    { title: 'b 1.0.0', license: '', text: 'You must.' },
    { title: 'c 1.0.0', license: 'MIT', text: 'You may.' },
  ])
  const line = '-'.repeat(80)
  expect(text).toMatch(/^Third-party notices\n/)
  expect(text).toContain(`${line}\na 1.0.0, MIT\nc 1.0.0, MIT\n${line}\n\nYou may.\n`)
  expect(text).toContain(`${line}\nb 1.0.0\n${line}\n\nYou must.\n`)
  expect(text.match(/You may/g)).toHaveLength(1)
})

test('the footer of every page links to the notices', () => {
  const links = siteConfig.footer.columns.flatMap(({ items }) => items)
  expect(links).toContainEqual({ label: 'Third-party notices', href: noticesPath })
})
