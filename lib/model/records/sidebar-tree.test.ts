import { expect, test } from '@jest/globals'
import type { SidebarLinkRow, SidebarRow } from '@/lib/records/section'
import { toSidebarTree } from './sections'

const link: SidebarLinkRow = { label: 'a', href: '/a/', docId: 'a' }

const category = (more: object): SidebarRow => ({
  ...{ label: 'B', rows: [link] },
  ...more,
})

test.each<[string, SidebarRow, object]>([
  [
    'a link',
    { ...link, description: 'Text', className: 'new', customProps: { a: 1 } },
    { label: 'a', href: '/a/', className: 'new' },
  ],
  [
    'an unlisted link that leaves the app',
    { ...link, unlisted: true, plain: true },
    { label: 'a', href: '/a/', unlisted: true, plain: true },
  ],
  [
    'a category',
    category({ href: '/b/', docId: 'b', description: 'Text', customProps: { a: 1 } }),
    {
      ...{ label: 'B', href: '/b/' },
      rows: [{ label: 'a', href: '/a/' }],
    },
  ],
  ['an open category', category({ open: true }), { open: true }],
  ["a category that can't be closed", category({ fixed: true }), { fixed: true }],
  ['HTML', { html: '<hr>', defaultStyle: true }, { html: '<hr>', defaultStyle: true }],
])('%s has only what the browser shows', (_, item, row) => {
  const { rows } = toSidebarTree({ id: 'docs', rows: [item] })
  expect(rows).toMatchObject([row])
  expect(JSON.stringify(rows)).not.toMatch(/docId|description|customProps/)
})
