import { expect, test } from '@jest/globals'
import { STATIC_FOLDER } from '@/lib/core/static-folder'
import { listShellFiles, listVersionFiles } from './list-offline-files'

const SCRIPT = `${STATIC_FOLDER}/chunks/a.js`

const texts: Record<string, string> = {
  '404.html': '',
  'index.html': '',
  [SCRIPT]: '',
  'assets/a.1.png': '',
  'assets/other.1.png': '',
  'math/katex.1.css': '@font-face{src:url(main.1.woff2)}',
  'math/main.1.woff2': '',
  'search-index/a.bin': '',
  'docs/cli/index.html': `<script src="/${SCRIPT}"></script><img src="/assets/a.1.png"><link href="/math/katex.1.css">`,
  'docs/cli/index.txt': '',
  'docs/moved/index.html': 'leads elsewhere',
  'docs/3.1.1/cli/index.html': `<img src="/assets/other.1.png">`,
  'docs/3.1.1/cli/index.txt': '',
}
const files = Object.keys(texts)
const shell = new Set(listShellFiles(files, []))

const list = (root: string) =>
  listVersionFiles({
    ...{ files, shell, root, baseUrl: '/', searchFiles: ['search-index/a.bin'] },
    otherRoots: ['docs/', 'docs/3.1.1/'],
    read: (file) => texts[file] ?? '',
  })

test('the shell has the scripts and the fallback pages', () => {
  expect([...shell]).toEqual(['404.html', 'index.html', SCRIPT])
})

test('a version has its pages and what they need besides the shell, but no moved URLs or other versions', () => {
  expect(list('docs/')).toEqual([
    'assets/a.1.png',
    'docs/cli/index.html',
    'math/katex.1.css',
    'math/main.1.woff2',
    'search-index/a.bin',
  ])
  expect(list('docs/3.1.1/')).toEqual([
    'assets/other.1.png',
    'docs/3.1.1/cli/index.html',
    'search-index/a.bin',
  ])
})
