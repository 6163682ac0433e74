import type { SidebarCategory, SidebarItem } from '../shared/sidebar'
import type { VisibleCategory } from '@/lib/records/navigation'
import { describe, expect, test } from '@jest/globals'
import { getTreeItems, getVisibleItems } from './visible-sidebar'

const link = (name: string, more: object = {}): SidebarItem => ({
  type: 'link',
  label: name,
  href: `/${name}/`,
  docId: name,
  ...more,
})
const category = (label: string, items: SidebarItem[], more: object = {}): SidebarCategory => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
})

function findCategory(items: SidebarItem[], activeHref: string | undefined): VisibleCategory {
  const visible =
    activeHref === undefined ? getTreeItems(items) : getVisibleItems(items, activeHref)
  const found = visible.find((item) => item.type === 'category')
  if (found?.type !== 'category') throw new Error('The category is not visible.')
  return found
}

describe('a closed category', () => {
  test('omits its items', () => {
    expect(findCategory([category('A', [link('b')])], '/x/')).toEqual({
      type: 'category',
      label: 'A',
      fallbackHref: '/b/',
    })
  })

  test('has the same size regardless of its number of items', () => {
    const many = Array.from({ length: 1000 }, (_, index) => link(`page-${index}`))
    const sizeWith = (items: SidebarItem[]) =>
      JSON.stringify(getVisibleItems([category('A', [link('page-0'), ...items]), link('x')], '/x/'))
    expect(sizeWith(many)).toBe(sizeWith([]))
  })

  test('has no fallback if it has its own page', () => {
    expect(findCategory([category('A', [link('b')], { href: '/a/' })], '/x/')).not.toHaveProperty(
      'fallbackHref',
    )
  })

  test('falls back to the first listed page below it', () => {
    const items = [category('A', [link('u', { unlisted: true }), category('B', [link('c')])])]
    expect(findCategory(items, '/x/').fallbackHref).toBe('/c/')
  })
})

describe('an open category', () => {
  test('contains the page at any depth, and its closed categories stay closed', () => {
    const items = [category('A', [category('B', [link('c')]), category('D', [link('e')])])]
    expect(findCategory(items, '/c/')).toMatchObject({
      open: true,
      items: [{ label: 'B', open: true, items: [{ label: 'c' }] }, { label: 'D' }],
    })
    const [, closed] = findCategory(items, '/c/').items ?? []
    expect(closed).not.toHaveProperty('items')
  })

  test('can be one whose own page is active', () => {
    const items = [category('A', [link('b')], { href: '/a/' })]
    expect(findCategory(items, '/a/')).toMatchObject({ open: true, items: [{ label: 'b' }] })
  })

  test('can be one that starts open', () => {
    const items = [category('A', [link('b')], { collapsed: false })]
    expect(findCategory(items, '/x/')).toMatchObject({ open: true, items: [{ label: 'b' }] })
  })
})

describe('unlisted pages', () => {
  const items = [link('a'), link('b', { unlisted: true })]

  test('are hidden', () => {
    expect(getVisibleItems(items, '/a/')).toEqual([{ type: 'link', label: 'a', href: '/a/' }])
  })
  test('are shown on themselves', () => {
    expect(getVisibleItems(items, '/b/')).toHaveLength(2)
  })
  test('are not in the complete tree', () => {
    expect(getTreeItems(items)).toHaveLength(1)
  })
  test('hide a category that has no other pages', () => {
    const hidden = [category('A', [link('b', { unlisted: true })])]
    expect(getVisibleItems(hidden, '/x/')).toEqual([])
    expect(getVisibleItems(hidden, '/b/')).toHaveLength(1)
  })
})

describe('the complete tree', () => {
  test('has the items of every category, closed or not', () => {
    const items = [category('A', [category('B', [link('c')])])]
    expect(findCategory(items, undefined)).toMatchObject({
      items: [{ label: 'B', items: [{ label: 'c' }] }],
    })
  })
})

test('visible items have only what is rendered, without ids and descriptions', () => {
  const items = [
    link('a', { description: 'Text', className: 'new' }),
    category('B', [link('c')], { description: 'Text', docId: 'b', href: '/b/', className: 'old' }),
  ]
  expect(getVisibleItems(items, '/x/')).toEqual([
    { type: 'link', label: 'a', href: '/a/', className: 'new' },
    {
      type: 'category',
      label: 'B',
      href: '/b/',
      className: 'old',
    },
  ])
})

test('HTML is unchanged', () => {
  const html: SidebarItem = { type: 'html', value: '<hr>', defaultStyle: true }
  expect(getVisibleItems([html], '/x/')).toEqual([html])
})
