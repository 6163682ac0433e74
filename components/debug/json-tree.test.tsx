/** @jest-environment jsdom */
import type { Json } from '@/lib/records/debug'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { getByText } from '@testing-library/dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { JsonTree } from './json-tree'

function show(value: Json, openDepth: number): void {
  document.body.innerHTML = renderToStaticMarkup(<JsonTree value={value} openDepth={openDepth} />)
}

const isOpen = (key: string) => getByText(document.body, key).closest('details')?.open

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('initially open entries', () => {
  const value = { outer: { inner: { leaf: 1 } }, short: [1, 2, 3, 4], long: [1, 2, 3, 4, 5] }

  test.each([
    [0, [false, false]],
    [1, [false, false]],
    [2, [true, false]],
    [3, [true, true]],
  ])('include objects with depth %i', (depth, open) => {
    show(value, depth)
    expect(['outer', 'inner'].map(isOpen)).toEqual(open)
  })

  test('include arrays with fewer than five entries at any depth', () => {
    show(value, 0)
    expect(['short', 'long'].map(isOpen)).toEqual([true, false])
  })
})

test("values are shown as JSON, and empty ones can't be opened", () => {
  show({ text: '<b>', none: null, list: [], map: {} }, 3)
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'text: "<b>"',
    'none: null',
    'list: []',
    'map: {}',
  ])
  expect(document.querySelector('details')).toBeNull()
})

test('an entry of a list is labeled with its first string', () => {
  show({ docs: [{ size: 1, id: 'cli' }] }, 0)
  expect(document.querySelector('li li summary')?.textContent).toBe('0 {2} cli')
})
