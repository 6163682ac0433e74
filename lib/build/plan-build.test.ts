import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import type { Rendered } from '@/lib/records/rendered'
import { findKept, requireReplaceable } from './plan-build'

const previous: Rendered = {
  code: 'one',
  pages: { '/a/': '1', '/b/': '1' },
}

test.each<[string, Rendered | undefined, Partial<Rendered>, Rendered['pages'] | undefined]>([
  ['no previous build', undefined, {}, undefined],
  ['other code', previous, { code: 'two' }, undefined],
  ['a page that is gone', previous, { pages: { '/a/': '1' } }, undefined],
  [
    'a new page',
    previous,
    { pages: { ...previous.pages, '/c/': '1' } },
    { '/a/': '1', '/b/': '1', '/c/': '' },
  ],
  ['nothing new', previous, {}, previous.pages],
  ['a changed page', previous, { pages: { '/a/': '2', '/b/': '1' } }, { '/a/': '', '/b/': '1' }],
])('%s', (_, before, change, expected) => {
  expect(findKept(before, { ...previous, ...change })?.pages).toEqual(expected)
})

provideFiles({
  'earlier/404.html': '',
  'earlier/_headers': '',
  'earlier/docs/index.html': '',
  'content/a.mdx': '',
  'public/404.html': '',
})

test.each(['new', 'new/nested', 'earlier'])('a build may write to %s', (folder) => {
  expect(() => requireReplaceable(folder)).not.toThrow()
})

test.each(['content', 'public', '', 'content/a.mdx', 'content/a.mdx/b'])(
  'a build does not replace "%s", which has other files',
  (folder) => {
    expect(() => requireReplaceable(folder)).toThrow(`${folder}/ is not an earlier build`)
  },
)
