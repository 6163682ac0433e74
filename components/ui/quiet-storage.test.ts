/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { readStoredQuietly, readVisitQuietly } from './quiet-storage'

const readers = [
  ['localStorage', readStoredQuietly],
  ['sessionStorage', readVisitQuietly],
] as const

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test.each(readers)('%s returns stored values, and null for others', (storage, read) => {
  window[storage].setItem('mode', 'a')
  expect([read('mode'), read('other')]).toEqual(['a', null])
})

test.each(readers)('%s counts as empty if it is blocked, without a warning', (storage, read) => {
  const warn = jest.spyOn(console, 'warn')
  jest.spyOn(window, storage, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(read('mode')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})
