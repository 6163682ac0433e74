import { expect, test } from '@jest/globals'
import type { Rendered } from '@/lib/records/rendered'
import { planUpdate } from './plan-build'

const previous: Rendered = {
  code: 'one',
  pages: { '/a/': '1', '/b/': '1' },
  files: { '/search-index/a.1.bin': '1', '/blog/rss.xml': '1' },
}

test.each<[string, Rendered | undefined, Partial<Rendered>, ReturnType<typeof planUpdate>]>([
  ['no previous build', undefined, {}, undefined],
  ['other code', previous, { code: 'two' }, undefined],
  ['a page that is gone', previous, { pages: { '/a/': '1' } }, undefined],
  ['nothing new', previous, {}, []],
  ['a changed page', previous, { pages: { '/a/': '2', '/b/': '1' } }, []],
  ['a new page', previous, { pages: { ...previous.pages, '/c/': '1' } }, []],
  [
    'a file with another name',
    previous,
    { files: { '/search-index/a.2.bin': '2', '/blog/rss.xml': '1' } },
    ['/search-index/a.1.bin'],
  ],
])('%s', (_, before, change, gone) => {
  expect(planUpdate(before, { ...previous, ...change })).toEqual(gone)
})
