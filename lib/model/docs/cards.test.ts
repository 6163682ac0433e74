import { expect, test } from '@jest/globals'
import type { SidebarLinkRow, SidebarRow } from '@/lib/records/section'
import { toCards } from './navigation'

const plain: SidebarLinkRow = { label: 'Stories', href: '/stories', plain: true }
const category: SidebarRow = {
  label: 'Guides',
  rows: [plain],
}

test.each([
  ['a link', plain, { kind: 'link', label: 'Stories', description: '' }],
  [
    'a category without a page',
    category,
    { kind: 'category', label: 'Guides', description: '1 item' },
  ],
])("the card of %s leads to a path that isn't a page", (_, item, card) => {
  expect(toCards([item])).toEqual([{ ...card, href: '/stories', plain: true }])
})
