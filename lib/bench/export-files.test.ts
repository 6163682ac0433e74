import { expect, test } from '@jest/globals'
import { STATIC_FOLDER } from '@/lib/core/static-folder'
import { findMidSize, findPageKind, findTypicalPages, toRoute } from './export-files'

test.each([
  ['index.html', 'home'],
  ['404.html', 'not found'],
  ['docs/index.html', 'docs page'],
  ['docs/guides/tabs/index.html', 'docs page'],
  ['docs/category/guides/index.html', 'generated category'],
  ['docs/3.1.1/index.html', undefined],
  ['blog/releases/3.0/index.html', 'blog page'],
  ['changelog/index.html', 'changelog page'],
  ['showcase/index.html', 'showcase'],
  ['versions/index.html', undefined],
  [`${STATIC_FOLDER}/chunks/a.js`, undefined],
])('kind of %s', (file, kind) => {
  expect(findPageKind(file)).toBe(kind)
})

const toPage = (folder: string, size: number) => ({ path: `${folder}index.html`, size })
const isPage = () => true

test('the page of median size represents its kind', () => {
  const files = [
    toPage('docs/a/', 900),
    toPage('docs/b/', 100),
    toPage('docs/c/', 500),
    toPage('', 70),
  ]
  expect(findTypicalPages(files, isPage)).toEqual([
    { kind: 'docs page', file: { path: 'docs/c/index.html', size: 500 } },
    { kind: 'home', file: { path: 'index.html', size: 70 } },
  ])
  expect(findMidSize([])).toBeUndefined()
})

test('a redirect does not represent a kind', () => {
  const files = [toPage('docs/next/', 10), toPage('docs/a/', 900)]
  const isInApp = (file: string) => file !== 'docs/next/index.html'
  expect(findTypicalPages(files, isInApp).map(({ file }) => file.path)).toEqual([
    'docs/a/index.html',
  ])
})

test('route of a file', () => {
  expect(toRoute('docs/cli/index.html')).toBe('/docs/cli/')
  expect(toRoute('index.html')).toBe('/')
  expect(toRoute('404.html')).toBe('/404.html')
})
