/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { changeQuery, QUERY_CHANGE } from './change-query'

const toUrl = (search: string) => new URL(search, location.href)

beforeEach(() => {
  history.replaceState({ __NA: true, scrollTop: 80 }, '', '/')
})

test('a new query is an entry of its own', () => {
  const { length } = history
  changeQuery(toUrl('?name=J'), 'new')
  expect([location.search, history.length]).toEqual(['?name=J', length + 1])
})

test('one that takes the place of another keeps what the entry remembers', () => {
  const { length } = history
  changeQuery(toUrl('?name=JE'), 'same')
  expect([location.search, history.length]).toEqual(['?name=JE', length])
  expect(history.state).toMatchObject({ scrollTop: 80 })
})

test('Next takes notice of both, for it to write no older address', () => {
  const states = [
    jest.spyOn(history, 'pushState').mock.calls,
    jest.spyOn(history, 'replaceState').mock.calls,
  ]
  changeQuery(toUrl('?name=J'), 'new')
  changeQuery(toUrl('?name=JE'), 'same')
  const last = states.map((calls) => calls.at(-1)?.[0] as { __NA?: boolean } | null)
  expect(last.map((state) => state?.__NA)).toEqual([undefined, undefined])
})

test('those who show something else for it hear of it', () => {
  const onChange = jest.fn()
  addEventListener(QUERY_CHANGE, onChange, { once: true })
  changeQuery(toUrl('?name=J'), 'same')
  expect(onChange).toHaveBeenCalledTimes(1)
})
