import { expect, test } from '@jest/globals'
import { STATIC_FOLDER } from '@/lib/core/static-folder'
import {
  listNeeded,
  listShellFiles,
  listVersionFiles,
  listVersionPages,
} from './list-offline-files'

const SCRIPT = `${STATIC_FOLDER}/chunks/a.js`
const LAZY = `${STATIC_FOLDER}/chunks/lazy.js`

const site = new Map(
  Object.entries({
    '404.html': '<meta content="/routes/manifest.1.json">',
    'index.html': `<script src="/${SCRIPT}"></script>`,
    'offline/index.html': '',
    'favicon.svg': '',
    'manifest.webmanifest': '',
    'search/index.html': '',
    'search/index.txt': '',
    'search/worker.js': '',
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
  }),
)
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
  const incomplete = new Map([...site].filter(([file]) => file !== '404.html'))
  expect(() => listShellFiles(incomplete)).toThrow('The export has no 404.html')
})

test('rejects pages from another build', () => {
  const mixed = new Map([...site].filter(([file]) => file !== SCRIPT))
  expect(() => listNeeded(mixed, [PAGE])).toThrow(
    `docs/cli/index.html is from another build: ${SCRIPT} is missing`,
  )
})

test('a version has its pages, but no moved URLs or other versions', () => {
  const [current, other] = ['docs/', 'docs/3.1.1/'].map((root) => ({ id: root, label: '', root }))
  if (!current || !other) throw new Error('There are two versions.')
  const plans = [current, other]
  expect(listVersionPages(site, current, plans)).toEqual([PAGE])
  expect(listVersionPages(site, other, plans)).toEqual(['docs/3.1.1/cli/index.html'])
})

test('pages need what they and their stylesheets mention', () => {
  expect(listNeeded(site, [PAGE])).toEqual([
    SCRIPT,
    'assets/a.1.png',
    'math/katex.1.css',
    'math/main.1.woff2',
  ])
})

test('a version has the shell, its part of the search index, and its pages last', () => {
  const listed = listVersionFiles(site, [PAGE], 'default-3.1.1')
  expect(listed).toEqual(expect.arrayContaining(listShellFiles(site)))
  expect(listed).toEqual(
    expect.arrayContaining(['search-index/docs-default-3.1.1-text.1.json', 'search/worker.js']),
  )
  expect(listed).not.toContain('search-index/docs-default-current-text.1.json')
  expect(listed.at(-1)).toBe(PAGE)
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
  ['another folder', '"/x/img/a.png"', []],
  ['what is stored when it is used', '"/x/live-frame/frame.1.html"', []],
])('what %s mentions is needed', (_, html, needed) => {
  const others = ['assets/a.1.png', 'assets/b.2.png', 'img/a.png', 'live-frame/frame.1.html']
  const exported = new Map([['page', html], ...others.map((file): [string, string] => [file, ''])])
  expect(listNeeded(exported, ['page'])).toEqual(needed)
})
