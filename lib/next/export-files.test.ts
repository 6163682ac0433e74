import { expect, test } from '@jest/globals'
import { isSurplus, toDataFile, toPagePath } from './export-files'

test.each([
  ['index.html', '/', 'index.txt'],
  ['docs/cli/index.html', '/docs/cli/', 'docs/cli/index.txt'],
])('the file %s is the page %s', (file, page, data) => {
  expect(toPagePath(file)).toBe(page)
  expect(toDataFile(file)).toBe(data)
})

test.each([
  ['__next._tree.txt', true],
  ['docs/__next.docs.$oc$slug.__PAGE__.txt', true],
  ['_not-found/index.html', true],
  ['404/index.html', true],
  ['404.html', false],
  ['docs/404/index.html', false],
  ['docs/index.txt', false],
])('%s is never requested: %s', (file, expected) => {
  expect(isSurplus(file)).toBe(expected)
})
