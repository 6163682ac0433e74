import { expect, test } from '@jest/globals'
import { blogKinds, docsKinds, expectKind } from './page-kinds'
import type { PageKind, SitePage } from './site-page'

const toPage = (kind: PageKind) => ({ kind, path: '/a/' }) as SitePage

test.each<[readonly PageKind[], PageKind]>([
  [docsKinds, 'doc'],
  [docsKinds, 'docs-tag'],
  [blogKinds, 'release'],
  [['home'], 'home'],
])('expectKind with kinds %j returns a page of kind %s', (kinds, kind) => {
  const page = toPage(kind)
  expect(expectKind(page, kinds)).toBe(page)
})

test.each<[readonly PageKind[], PageKind]>([
  [docsKinds, 'post'],
  [blogKinds, 'doc'],
  [[], 'home'],
])('expectKind with kinds %j throws for a page of kind %s', (kinds, kind) => {
  expect(() => expectKind(toPage(kind), kinds)).toThrow(`/a/ is of the kind "${kind}"`)
})

test('no kind belongs to both docs and blogs', () => {
  const all: PageKind[] = [...docsKinds, ...blogKinds]
  expect(new Set(all).size).toBe(all.length)
})
