import type { VisibleItem } from '@/lib/records/navigation'
import { expect, test } from '@jest/globals'
import { filterItems } from './filter-items'

const link = (label: string): VisibleItem => ({ type: 'link', label, href: `/${label}/` })

const items: VisibleItem[] = [
  link('Introduction'),
  { type: 'html', value: 'intro', defaultStyle: true },
  {
    ...{ type: 'category', label: 'Guides' },
    items: [
      link('Pages'),
      { type: 'category', label: 'Docs', items: [link('Docs introduction'), link('Versioning')] },
    ],
  },
]

/** Returns labels, with the labels of a category's items below it. */
const toLabels = (level: VisibleItem[]): unknown[] =>
  level.map((item) => {
    if (item.type === 'html') return item.value
    return item.type === 'category' ? { [item.label]: toLabels(item.items ?? []) } : item.label
  })

test.each([
  ['vers', 1, [{ Guides: [{ Docs: ['Versioning'] }] }]],
  ['INTRO', 2, ['Introduction', { Guides: [{ Docs: ['Docs introduction'] }] }]],
  ['tion doc', 1, [{ Guides: [{ Docs: ['Docs introduction'] }] }]],
  ['guides', 1, [{ Guides: ['Pages', { Docs: ['Docs introduction', 'Versioning'] }] }]],
  ['docs', 2, [{ Guides: [{ Docs: ['Docs introduction', 'Versioning'] }] }]],
  ['nothing', 0, []],
])('%j matches %d', (query, count, labels) => {
  const found = filterItems(items, query)
  expect(found?.count).toBe(count)
  expect(toLabels(found?.items ?? [])).toEqual(labels)
})

test.each(['', 'ab', '  ab  '])('%j is too short to filter by', (query) => {
  expect(filterItems(items, query)).toBeUndefined()
})

test('categories that contain matches are open', () => {
  expect(filterItems(items, 'vers')?.items).toMatchObject([{ open: true, items: [{ open: true }] }])
})
