import { expect, test } from '@jest/globals'
import { DATA_FILE } from '@/lib/next/client-constants'
import { STATIC_FOLDER } from '@/lib/next/static-files'
import { findMidSize, findPageKind, findTypicalPages, toRoute } from './export-files'

test.each([
  ['index.html', 'home'],
  ['404.html', 'not found'],
  ['docs/index.html', 'docs page'],
  ['docs/guides/tabs/index.html', 'docs page'],
  ['docs/category/guides/index.html', 'generated category'],
  ['docs/3.1.1/index.html', undefined],
  [`docs/cli/${DATA_FILE}`, undefined],
  [`${STATIC_FOLDER}/chunks/a.js`, undefined],
])('kind of %s', (file, kind) => {
  expect(findPageKind(file)).toBe(kind)
})

test('the page in the middle stands for its kind', () => {
  const files = [
    { path: 'docs/a/index.html', size: 900 },
    { path: 'docs/b/index.html', size: 100 },
    { path: 'docs/c/index.html', size: 500 },
    { path: 'index.html', size: 70 },
  ]
  expect(findTypicalPages(files)).toEqual([
    { kind: 'docs page', file: files[2] },
    { kind: 'home', file: files[3] },
  ])
  expect(findMidSize([])).toBeUndefined()
})

test('route of a file', () => {
  expect(toRoute('docs/cli/index.html')).toBe('/docs/cli/')
  expect(toRoute('index.html')).toBe('/')
  expect(toRoute('404.html')).toBe('/404.html')
})
