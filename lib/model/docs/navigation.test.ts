import { expect, test } from '@jest/globals'
import type { SidebarRow } from '@/lib/records/section'
import { getBreadcrumbs } from './navigation'

const page: SidebarRow = { label: 'X', href: '/x/', docId: 'x' }
const rows = ['A', 'B'].map((label): SidebarRow => ({ label, rows: [page] }))

test('breadcrumbs use the first occurrence of a page', () => {
  expect(getBreadcrumbs({ rows }, '/x/')).toEqual([{ label: 'A' }, { label: 'X', href: '/x/' }])
})

test('breadcrumbs are empty for a page outside the sidebar', () => {
  expect(getBreadcrumbs({ rows }, '/z/')).toEqual([])
})
