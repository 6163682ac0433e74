import { expect, test } from '@jest/globals'
import { STATIC_FOLDER } from '@/lib/core/static-folder'
import { listIndexFiles, listNeeded, listShellFiles, listVersionPages } from './list-offline-files'

const SCRIPT = `${STATIC_FOLDER}/chunks/a.js`
const LAZY = `${STATIC_FOLDER}/chunks/lazy.js`

const texts: Record<string, string> = {
  '404.html': '',
  'index.html': `<script src="/${SCRIPT}"></script>`,
  'offline/index.html': '',
  'favicon.svg': '',
  'manifest.webmanifest': '',
  'search/index.html': '',
  'search/index.txt': '',
  'routes/manifest.1.json': '',
  [SCRIPT]: 'import("chunks/lazy.js")',
  [LAZY]: '',
  [`${STATIC_FOLDER}/chunks/showcase.js`]: '',
  'assets/a.1.png': '',
  'math/katex.1.css': '@font-face{src:url(main.1.woff2)}',
  'math/main.1.woff2': '',
  'search-index/docs-default-3.1.1-text.1.json': '',
  'search-index/docs-default-current-text.1.json': '',
  'docs/cli/index.html': `<script src="/${SCRIPT}"></script><img src="/assets/a.1.png"><link href="/math/katex.1.css">`,
  'docs/cli/index.txt': '',
  'docs/moved/index.html': 'leads elsewhere',
  'docs/3.1.1/cli/index.html': '',
  'docs/3.1.1/cli/index.txt': '',
  'showcase/index.html': `<script src="/${STATIC_FOLDER}/chunks/showcase.js"></script>`,
}
const files = Object.keys(texts)
const site = { files, read: (file: string) => texts[file] ?? '', baseUrl: '/' }
const PAGE = 'docs/cli/index.html'

test('the shell has the fallback pages, and scripts that other pages have in common', () => {
  expect(listShellFiles(site)).toEqual([
    '404.html',
    SCRIPT,
    LAZY,
    'favicon.svg',
    'index.html',
    'manifest.webmanifest',
    'offline/index.html',
    'routes/manifest.1.json',
    'search/index.html',
  ])
})

test('requires every file that all pages need', () => {
  const incomplete = { ...site, files: files.filter((file) => file !== '404.html') }
  expect(() => listShellFiles(incomplete)).toThrow('The export has no 404.html')
})

test('rejects pages from another build', () => {
  const mixed = { ...site, files: files.filter((file) => file !== SCRIPT) }
  expect(() => listNeeded(mixed, [PAGE])).toThrow(
    `docs/cli/index.html is from another build: ${SCRIPT} is missing`,
  )
})

test('a version has its pages, but no moved URLs or other versions', () => {
  const roots = ['docs/', 'docs/3.1.1/']
  expect(listVersionPages(files, 'docs/', roots)).toEqual([PAGE])
  expect(listVersionPages(files, 'docs/3.1.1/', roots)).toEqual(['docs/3.1.1/cli/index.html'])
})

test('pages need what they and their stylesheets mention', () => {
  expect(listNeeded(site, [PAGE])).toEqual([
    SCRIPT,
    'assets/a.1.png',
    'math/katex.1.css',
    'math/main.1.woff2',
  ])
})

test('a version has its part of the search index', () => {
  expect(listIndexFiles(files, 'default-3.1.1')).toEqual([
    'search-index/docs-default-3.1.1-text.1.json',
  ])
})

test.each([
  ['an attribute', '<img src="/x/assets/a.1.png">', ['assets/a.1.png']],
  [
    'a list of images',
    '"/x/assets/a.1.png 640w, /x/assets/b.2.png 990w"',
    ['assets/a.1.png', 'assets/b.2.png'],
  ],
  ['data', String.raw`[\"/x/assets/a.1.png\"]`, ['assets/a.1.png']],
  ['the same twice', '"/x/assets/a.1.png" "/x/assets/a.1.png"', ['assets/a.1.png']],
  ['another folder', '"/x/img/a.png" "/assets/a.1.png"', []],
  ['what is stored when it is used', '"/x/live-frame/frame.1.html"', []],
])('what %s mentions is needed', (_, html, needed) => {
  const exported = ['assets/a.1.png', 'assets/b.2.png', 'img/a.png', 'live-frame/frame.1.html']
  expect(listNeeded({ files: exported, read: () => html, baseUrl: '/x/' }, ['page'])).toEqual(
    needed,
  )
})
