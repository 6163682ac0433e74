/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { changeQuery } from './change-query'
import { enterOverlay, isInOverlay } from './history-entry'

const toUrl = (search: string) => new URL(search, location.href)

/** What Next has stored in the entry. */
const state = { tree: ['docs'] }

beforeEach(() => {
  history.replaceState(state, '', '/')
})

test('a new query gets its own history entry, which shows the same page', () => {
  const { length } = history
  changeQuery(toUrl('?name=J'), 'new')
  expect([location.search, history.length]).toEqual(['?name=J', length + 1])
  expect(history.state).toEqual(state)
})

test('a query that replaces another one keeps the state of the entry', () => {
  const { length } = history
  changeQuery(toUrl('?name=JE'), 'same')
  expect([location.search, history.length]).toEqual(['?name=JE', length])
  expect(history.state).toEqual(state)
})

test.each(['new', 'same'] as const)(
  'a query that is chosen in an overlay is not part of it: %s entry',
  (entry) => {
    enterOverlay()
    expect([isInOverlay(), history.state]).toEqual([true, { ...state, overlay: true }])
    changeQuery(toUrl('?name=J'), entry)
    expect(isInOverlay()).toBe(false)
  },
)
