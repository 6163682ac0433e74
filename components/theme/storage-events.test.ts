/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { filterStorageEvents, setWithoutStoring } from './storage-events'

let ended: AbortController
let heard: (string | null)[]

beforeEach(() => {
  ended = new AbortController()
  heard = []
  filterStorageEvents(ended.signal)
  // As the theme library does, later.
  const { signal } = ended
  addEventListener('storage', ({ newValue }) => heard.push(newValue), { signal })
})

afterEach(() => ended.abort())

test.each([
  ['theme', 'dark', ['dark']],
  ['theme', 'light', ['light']],
  ['theme', 'purple', []],
  ['theme', null, ['system']],
  ['theme', '', ['system']],
  [null, null, ['system']],
  ['other', 'purple', ['purple']],
])('if another tab sets %s to %j, the library hears %j', (key, newValue, expected) => {
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
  expect(heard).toEqual(expected)
  expect(localStorage.getItem('theme')).toBeNull()
})

test('a theme of this page reaches the library without being stored', () => {
  setWithoutStoring('dark')
  expect(heard).toEqual(['dark'])
  expect(localStorage.getItem('theme')).toBeNull()
})
