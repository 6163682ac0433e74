import { expect, test } from '@jest/globals'
import { blogKinds, docsKinds, expectKind } from './page-kinds'
import type { PageKind, SitePage } from './site-page'

const toPage = (kind: PageKind) => ({ kind, path: '/a/' }) as SitePage

test.each<[readonly PageKind[], PageKind]>([
  [docsKinds, 'doc'],
  [docsKinds, 'docs-tag'],
  [blogKinds, 'release'],
  [['home'], 'home'],
])('a page of one of the kinds %j is itself: %s', (kinds, kind) => {
  const page = toPage(kind)
  expect(expectKind(page, kinds)).toBe(page)
})

test.each<[readonly PageKind[], PageKind]>([
  [docsKinds, 'post'],
  [blogKinds, 'doc'],
  [[], 'home'],
])('a page of none of the kinds %j is an error: %s', (kinds, kind) => {
  expect(() => expectKind(toPage(kind), kinds)).toThrow(`/a/ is of the kind "${kind}"`)
})

test('no kind is one of docs and of blogs', () => {
  const all: PageKind[] = [...docsKinds, ...blogKinds]
  expect(new Set(all).size).toBe(all.length)
})
