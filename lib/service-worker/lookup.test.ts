import { expect, test } from '@jest/globals'
import { STATIC_FOLDER } from '@/lib/core/static-folder'
import { listMentions, toContentType, toPagePath, toStoredPaths } from './lookup'

test.each([
  ['/', '/', ['index.html']],
  ['/docs/cli/', '/', ['docs/cli/index.html']],
  ['/docs/cli', '/', ['docs/cli', 'docs/cli/index.html']],
  ['/docs/cli/index.html', '/', ['docs/cli/index.html', 'docs/cli/index.html/index.html']],
  ['/x/docs/cli/', '/x/', ['docs/cli/index.html']],
  ['/docs/cli/', '/x/', []],
])('%s below %s is looked up as %j', (pathname, root, paths) => {
  expect(toStoredPaths(pathname, root)).toEqual(paths)
})

test.each([
  ['index.html', ''],
  ['docs/cli/index.html', 'docs/cli/'],
  ['docs/cli/pot.png', undefined],
  ['myindex.html', undefined],
])('%s is the page %s', (stored, page) => {
  expect(toPagePath(stored)).toBe(page)
})

test('a file has the type that a host sends', () => {
  expect(toContentType('docs/cli/index.html')).toBe('text/html; charset=utf-8')
  expect(toContentType('a/b.woff2')).toBe('font/woff2')
  expect(toContentType('a/b.unknown')).toBe('application/octet-stream')
})

const folders = [`${STATIC_FOLDER}/`, 'assets/', 'live-frame/']

test.each([
  [
    'an attribute',
    `<script src="/x/${STATIC_FOLDER}/chunks/a-1.js">`,
    [`${STATIC_FOLDER}/chunks/a-1.js`],
  ],
  [
    'a list of images',
    '"/x/assets/a.1.webp 640w, /x/assets/b.2.webp 990w"',
    ['assets/a.1.webp', 'assets/b.2.webp'],
  ],
  [
    'a payload',
    `[~/x/assets/a.1.png~,~/x/${STATIC_FOLDER}/chunks/b~c.js~]`,
    ['assets/a.1.png', `${STATIC_FOLDER}/chunks/b~c.js`],
  ],
  ['an escaped payload', String.raw`\"/x/assets/a.1.png\"`, ['assets/a.1.png']],
  ['the same twice', '"/x/assets/a.1.png" "/x/assets/a.1.png"', ['assets/a.1.png']],
  ['another folder', '"/x/img/a.png" "/assets/a.1.png"', []],
  ['what is stored when it is used', '"/x/live-frame/frame.1.html"', []],
])('%s mentions files', (_, html, paths) => {
  expect(listMentions(html, '/x/', folders)).toEqual(paths)
})
