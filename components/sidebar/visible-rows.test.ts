import { describe, expect, test } from '@jest/globals'
import type { SidebarCategoryRow, SidebarRow } from '@/lib/records/section'
import { findFirstHref, toVisibleRows } from './visible-rows'

const link = (name: string, more: object = {}): SidebarRow => ({
  ...{ label: name, href: `/${name}/` },
  ...more,
})
const category = (label: string, rows: SidebarRow[], more: object = {}): SidebarCategoryRow => ({
  ...{ label, rows },
  ...more,
})

describe('unlisted pages', () => {
  const rows = [link('a'), link('b', { unlisted: true })]

  test('hide a category that has no other pages', () => {
    const hidden = [category('A', [link('b', { unlisted: true })])]
    expect(toVisibleRows(hidden, '/x/')).toEqual([])
    expect(toVisibleRows(hidden, '/b/')).toHaveLength(1)
  })

  test('are hidden inside a category that has other pages', () => {
    expect(toVisibleRows([category('A', rows)], '/x/')).toEqual([category('A', [link('a')])])
  })

  test('are not the page of their category elsewhere', () => {
    const linked = [category('A', [link('b')], { href: '/a/', unlisted: true })]
    expect(toVisibleRows(linked, '/b/')[0]).not.toHaveProperty('href')
    expect(toVisibleRows(linked, '/a/')[0]).toHaveProperty('href', '/a/')
  })
})

test('the first page is the first listed one at any depth', () => {
  const rows = [link('u', { unlisted: true }), category('B', [link('c')]), link('d')]
  expect(findFirstHref(rows)).toBe('/c/')
  expect(findFirstHref([category('B', rows, { href: '/b/' })])).toBe('/b/')
  expect(findFirstHref([category('B', [])])).toBeUndefined()
})
