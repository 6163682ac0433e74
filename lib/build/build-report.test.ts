import { writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { SitePath } from '@/lib/core/url'
import { provideFiles } from '@/lib/testing/temporary-files'
import { formatReport, keepReport, measureBuild } from './build-report'

provideFiles(() =>
  Promise.resolve({
    'out/index.html': 'a'.repeat(100),
    'out/docs/index.html': 'a'.repeat(1000),
    'out/docs/ø/index.html': 'a'.repeat(2000),
    'out/moved/index.html': 'moved',
    'out/404.html': 'not found',
    'out/robots.txt': 'robots',
    'out/app.js': 'js',
    'out/app.css': 'a{}',
  }),
)

const pages = [
  { path: '/' as SitePath, kind: 'home' },
  { path: '/docs/' as SitePath, kind: 'doc' },
  { path: '/docs/ø/' as SitePath, kind: 'doc' },
] as const

test('counts the HTML of pages by page kind, and other files by type', async () => {
  expect(await measureBuild('out', pages)).toEqual({
    home: { files: 1, bytes: 100 },
    doc: { files: 2, bytes: 3000 },
    'other HTML': { files: 2, bytes: 14 },
    scripts: { files: 1, bytes: 2 },
    stylesheets: { files: 1, bytes: 3 },
    'other files': { files: 1, bytes: 6 },
    'all files': { files: 8, bytes: 3125 },
  })
})

const before = {
  doc: { files: 2, bytes: 3000 },
  post: { files: 1, bytes: 5000 },
  scripts: { files: 3, bytes: 9000 },
  'all files': { files: 6, bytes: 17000 },
}

test('lists everything if there is no previous build, largest first', () => {
  expect(formatReport(before)).toEqual([
    '  scripts    3  9.0 KB',
    '  post       1  5.0 KB',
    '  doc        2  3.0 KB',
    '  all files  6  17.0 KB',
  ])
})

test('lists nothing if nothing has changed', () => {
  expect(formatReport(before, structuredClone(before))).toEqual([])
})

test('lists changed and removed rows with their differences', () => {
  const after = {
    doc: { files: 12, bytes: 20_400 },
    scripts: { files: 3, bytes: 8900 },
    styles: { files: 1, bytes: 10 },
    'all files': { files: 16, bytes: 29_310 },
  }
  expect(formatReport(after, before)).toEqual([
    '  doc        12 (+10)  20.4 KB (+17.4 KB)',
    '  scripts    3         8.9 KB (-0.1 KB)',
    '  styles     1 (+1)    0.0 KB (+0.0 KB)',
    '  post       0 (-1)    0.0 KB (-5.0 KB)',
    '  all files  16 (+10)  29.3 KB (+12.3 KB)',
  ])
})

test('keeps the last report of each folder, and ignores a damaged file', () => {
  expect(keepReport('out', before, 'cache/last.json')).toBeUndefined()
  expect(keepReport('preview', {}, 'cache/last.json')).toBeUndefined()
  expect(keepReport('out', {}, 'cache/last.json')).toEqual(before)
  writeFileSync('cache/last.json', '{"out":')
  expect(keepReport('out', before, 'cache/last.json')).toBeUndefined()
  expect(keepReport('out', before, 'cache/last.json')).toEqual(before)
})
