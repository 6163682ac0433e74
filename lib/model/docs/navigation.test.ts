import { describe, expect, test } from '@jest/globals'
import type { SidebarCategoryRow, SidebarRow } from '@/lib/records/section'
import { findFirstLink, getBreadcrumbs } from './navigation'

const link = (name: string, more: object = {}): SidebarRow => ({
  label: name.toUpperCase(),
  href: `/${name}/`,
  docId: name,
  ...more,
})
const category = (label: string, items: SidebarRow[], href?: string): SidebarCategoryRow => ({
  type: 'category',
  label,
  rows: items,
  ...(href !== undefined && { href }),
})

describe('findFirstHref', () => {
  test('a category with a page comes before its items', () => {
    expect(findFirstLink([category('A', [link('b')], '/a/')])?.href).toBe('/a/')
  })
  test('a category without a page uses its first item', () => {
    expect(findFirstLink([category('A', [link('b')])])?.href).toBe('/b/')
  })
  test.each([
    ['nothing', []],
    ['links elsewhere', [{ label: 'E', href: 'https://e.example' }] as SidebarRow[]],
    ['unlisted pages', [link('a', { unlisted: true })]],
  ])('returns undefined for %s', (_, nothing) => {
    expect(findFirstLink(nothing)).toBeUndefined()
  })
})

describe('getBreadcrumbs', () => {
  test('use the first occurrence of a page', () => {
    expect(
      getBreadcrumbs({ rows: [category('A', [link('x')]), category('B', [link('x')])] }, '/x/'),
    ).toEqual([{ label: 'A' }, { label: 'X', href: '/x/' }])
  })
  test('are empty for a page outside the sidebar', () => {
    expect(getBreadcrumbs({ rows: [link('a')] }, '/z/')).toEqual([])
  })
})
