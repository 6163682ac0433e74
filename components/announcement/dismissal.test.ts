/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { DISMISS_KEY, ID_KEY, restoreDismissal } from './dismissal'

const root = document.documentElement

const isClosed = (id: string) => {
  restoreDismissal(root, id)
  return root.hasAttribute('data-announcement-closed')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
})

test('an invalid stored value counts as open', () => {
  localStorage.setItem(ID_KEY, 'one')
  localStorage.setItem(DISMISS_KEY, '1')
  expect(isClosed('one')).toBe(false)
})

test('the announcement is open if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked')
  })
  expect(isClosed('one')).toBe(false)
})
