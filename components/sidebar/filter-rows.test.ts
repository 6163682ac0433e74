import { expect, test } from '@jest/globals'
import type { SidebarRow } from '@/lib/records/section'
import { filterRows } from './filter-rows'

const link = (label: string): SidebarRow => ({ label, href: `/${label}/` })

const rows: SidebarRow[] = [
  link('Introduction'),
  { html: 'intro', defaultStyle: true },
  {
    label: 'Guides',
    rows: [link('Pages'), { label: 'Docs', rows: [link('Docs introduction'), link('Versioning')] }],
  },
]

/** Returns labels, with the labels of a category's rows below it. */
const toLabels = (level: SidebarRow[]): unknown[] =>
  level.map((row) => {
    if ('html' in row) return row.html
    return 'rows' in row ? { [row.label]: toLabels(row.rows) } : row.label
  })

test.each([
  ['vers', 1, [{ Guides: [{ Docs: ['Versioning'] }] }]],
  ['INTRO', 2, ['Introduction', { Guides: [{ Docs: ['Docs introduction'] }] }]],
  ['tion doc', 1, [{ Guides: [{ Docs: ['Docs introduction'] }] }]],
  ['guides', 1, [{ Guides: ['Pages', { Docs: ['Docs introduction', 'Versioning'] }] }]],
  ['docs', 2, [{ Guides: [{ Docs: ['Docs introduction', 'Versioning'] }] }]],
  ['nothing', 0, []],
])('%j matches %d', (query, count, labels) => {
  const found = filterRows(rows, query)
  expect(found?.count).toBe(count)
  expect(toLabels(found?.rows ?? [])).toEqual(labels)
})

test.each(['', 'ab', '  ab  '])('%j is too short to filter by', (query) => {
  expect(filterRows(rows, query)).toBeUndefined()
})
