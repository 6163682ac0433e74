import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { STATIC_FOLDER } from '@/lib/next/static-files'
import type { SiteFile } from '../core/site-file'
import type { FinishedPage } from './finish-page'
import { publishExport, writeExport } from './write-export'

provideFiles(() =>
  Promise.resolve({
    'static/chunks/a.js': 'load("static/chunks/b.js")',
    'static/chunks/b.js': '',
    'static/chunks/old.js': '',
    'static/chunks/a.css': '',
    'static/build-id/_buildManifest.js': '',
    'public/favicon.svg': '<svg/>',
  }),
)

const toPage = (more: Partial<FinishedPage> = {}): FinishedPage => ({
  ...{ html: '<p>page</p>', assets: [], folders: [] },
  chunks: [`${STATIC_FOLDER}/chunks/a.js`],
  ...more,
})

const toFile = (path: string): SiteFile => ({ path, type: 'text/plain', create: () => path })

async function write(pages: Record<string, FinishedPage>, files: SiteFile[] = []) {
  const summary = await writeExport('export', {
    pages: Object.entries(pages),
    files,
    createFile: async (file) => file.create(),
    staticFolder: 'static',
    publicFolder: 'public',
  })
  const written = readdirSync('export', { recursive: true, encoding: 'utf8' })
  return { summary, written: written.filter((name) => /\.\w+$/.test(name)).sort() }
}

test('writes each page', async () => {
  const { written, summary } = await write({ '/docs/cli/': toPage(), '/404.html': toPage() })
  expect(written.filter((name) => name.endsWith('.html'))).toEqual([
    '404.html',
    'docs/cli/index.html',
  ])
  expect(summary.pages).toBe(2)
})

test('copies only the app files that pages and scripts load', async () => {
  const { written } = await write({ '/': toPage() })
  expect(written.filter((name) => name.startsWith(STATIC_FOLDER))).toEqual([
    `${STATIC_FOLDER}/chunks/a.css`,
    `${STATIC_FOLDER}/chunks/a.js`,
    `${STATIC_FOLDER}/chunks/b.js`,
  ])
})

test('leaves out optional folders that no page references', async () => {
  const files = ['/math/katex.css', '/mermaid-frame/frame.html', '/robots.txt'].map(toFile)
  const { written } = await write({ '/': toPage({ folders: ['/math/'] }) }, files)
  expect(written).toContain('math/katex.css')
  expect(written).toContain('robots.txt')
  expect(written).not.toContain('mermaid-frame/frame.html')
})

test('empties the folder first and copies public files', async () => {
  await write({ '/old/': toPage() })
  const { written } = await write({ '/': toPage() })
  expect(written).not.toContain('old/index.html')
  expect(written).toContain('favicon.svg')
})

test('replaces the previous export', async () => {
  await write({ '/old/': toPage() })
  await publishExport('export', 'out')
  await write({ '/new/': toPage() })
  await publishExport('export', 'out')
  expect(readFileSync('out/new/index.html', 'utf8')).toBe('<p>page</p>')
  expect(['out/old', 'out.previous', 'export'].filter((name) => existsSync(name))).toEqual([])
})
