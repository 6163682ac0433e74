import { describe, expect, test } from '@jest/globals'
import type { SidebarCategoryRow, SidebarRow } from '@/lib/records/section'
import {
  findFirstLink,
  findTrail,
  flattenSidebar,
  getBreadcrumbs,
  getNeighbors,
} from './navigation'

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

const items: SidebarRow[] = [
  link('a'),
  { type: 'html', value: '<hr>', defaultStyle: false },
  category('Outer', [category('Inner', [link('b')], '/inner/'), link('c', { unlisted: true })]),
  { label: 'Elsewhere', href: 'https://elsewhere.example' },
  link('d'),
]

describe('flattenSidebar', () => {
  test('lists pages in reading order without unlisted pages and links elsewhere', () => {
    expect(flattenSidebar(items).map(({ href }) => href)).toEqual(['/a/', '/inner/', '/b/', '/d/'])
  })
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
  test('end at a category on its own page', () => {
    expect(getBreadcrumbs({ rows: items }, '/inner/').map(({ label }) => label)).toEqual([
      'Outer',
      'Inner',
    ])
  })
  test('use the first occurrence of a page', () => {
    expect(
      getBreadcrumbs({ rows: [category('A', [link('x')]), category('B', [link('x')])] }, '/x/'),
    ).toEqual([{ label: 'A' }, { label: 'X', href: '/x/' }])
  })
  test('are empty for a page outside the sidebar', () => {
    expect(getBreadcrumbs({ rows: items }, '/z/')).toEqual([])
    expect(findTrail({ rows: items }, '/z/')).toEqual([])
  })
})

describe('getNeighbors', () => {
  const neighbors = getNeighbors(items, ({ label }) => label)

  test('link pages across categories', () => {
    expect(neighbors.get('/inner/')).toEqual({
      previous: { label: 'A', href: '/a/' },
      next: { label: 'B', href: '/b/' },
    })
  })
  test('skip unlisted pages and links elsewhere', () => {
    expect(neighbors.get('/b/')?.next).toEqual({ label: 'D', href: '/d/' })
    expect(neighbors.get('/d/')?.previous).toEqual({ label: 'B', href: '/b/' })
  })
  test('end at the first and the last page', () => {
    expect(neighbors.get('/a/')?.previous).toBeUndefined()
    expect(neighbors.get('/d/')?.next).toBeUndefined()
  })
})
