/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { HISTORY_MARK } from '@/lib/next/client-constants'
import { changeQuery, QUERY_CHANGE } from './change-query'

const toUrl = (search: string) => new URL(search, location.href)

beforeEach(() => {
  history.replaceState({ [HISTORY_MARK]: true, scrollTop: 80 }, '', '/')
})

test('a new query gets its own history entry, without the stored state', () => {
  const { length } = history
  changeQuery(toUrl('?name=J'), 'new')
  expect([location.search, history.length]).toEqual(['?name=J', length + 1])
  expect(history.state).toEqual({ [HISTORY_MARK]: true })
})

test('a query that replaces another one keeps the state of the entry', () => {
  const { length } = history
  changeQuery(toUrl('?name=JE'), 'same')
  expect([location.search, history.length]).toEqual(['?name=JE', length])
  expect(history.state).toMatchObject({ scrollTop: 80 })
})

test('Next treats neither as a navigation, after which it would restore its last URL', () => {
  const calls = [jest.spyOn(history, 'pushState'), jest.spyOn(history, 'replaceState')]
  changeQuery(toUrl('?name=J'), 'new')
  changeQuery(toUrl('?name=JE'), 'same')
  const states = calls.map(({ mock }) => mock.lastCall?.[0] as unknown)
  expect(states).toEqual([
    expect.objectContaining({ [HISTORY_MARK]: true }),
    { [HISTORY_MARK]: true },
  ])
})

test('listeners are notified of the change', () => {
  const onChange = jest.fn()
  addEventListener(QUERY_CHANGE, onChange, { once: true })
  changeQuery(toUrl('?name=J'), 'same')
  expect(onChange).toHaveBeenCalledTimes(1)
})
