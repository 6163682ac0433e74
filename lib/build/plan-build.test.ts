import { expect, test } from '@jest/globals'
import type { Rendered } from '@/lib/records/rendered'
import { canUpdate } from './plan-build'

const previous: Rendered = {
  code: 'one',
  pages: { '/a/': '1', '/b/': '1' },
}

test.each<[string, Rendered | undefined, Partial<Rendered>, boolean]>([
  ['no previous build', undefined, {}, false],
  ['other code', previous, { code: 'two' }, false],
  ['a page that is gone', previous, { pages: { '/a/': '1' } }, false],
  ['a new page', previous, { pages: { ...previous.pages, '/c/': '1' } }, false],
  ['nothing new', previous, {}, true],
  ['a changed page', previous, { pages: { '/a/': '2', '/b/': '1' } }, true],
])('%s', (_, before, change, expected) => {
  expect(canUpdate(before, { ...previous, ...change })).toBe(expected)
})
