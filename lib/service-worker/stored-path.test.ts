import { expect, test } from '@jest/globals'
import { toPagePath, toStoredPaths } from './stored-path'

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
