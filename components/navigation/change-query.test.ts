/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { HISTORY_MARK } from '@/lib/next/client-constants'
import { changeQuery, QUERY_CHANGE } from './change-query'

const toUrl = (search: string) => new URL(search, location.href)

beforeEach(() => {
  history.replaceState({ [HISTORY_MARK]: true, scrollTop: 80 }, '', '/')
})

test('a new query gets its own history entry, which remembers nothing yet', () => {
  const { length } = history
  changeQuery(toUrl('?name=J'), 'new')
  expect([location.search, history.length]).toEqual(['?name=J', length + 1])
  expect(history.state).toEqual({ [HISTORY_MARK]: true })
})

test('one that takes the place of another keeps what the entry remembers', () => {
  const { length } = history
  changeQuery(toUrl('?name=JE'), 'same')
  expect([location.search, history.length]).toEqual(['?name=JE', length])
  expect(history.state).toMatchObject({ scrollTop: 80 })
})

test('Next takes neither for a navigation, at whose end it would write the URL it knows', () => {
  const calls = [jest.spyOn(history, 'pushState'), jest.spyOn(history, 'replaceState')]
  changeQuery(toUrl('?name=J'), 'new')
  changeQuery(toUrl('?name=JE'), 'same')
  const states = calls.map(({ mock }) => mock.lastCall?.[0] as unknown)
  expect(states).toEqual([
    expect.objectContaining({ [HISTORY_MARK]: true }),
    { [HISTORY_MARK]: true },
  ])
})

test('those who show something else for it hear of it', () => {
  const onChange = jest.fn()
  addEventListener(QUERY_CHANGE, onChange, { once: true })
  changeQuery(toUrl('?name=J'), 'same')
  expect(onChange).toHaveBeenCalledTimes(1)
})
