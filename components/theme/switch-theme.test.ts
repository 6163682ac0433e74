/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { switchTheme } from './switch-theme'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
])('%s becomes %s, and is stored', (from, to) => {
  const root = document.createElement('html')
  root.dataset['theme'] = from
  switchTheme(root)
  expect(root.dataset['theme']).toBe(to)
  expect(localStorage.getItem('theme')).toBe(to)
})

test('without storage, the page still changes', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const root = document.createElement('html')
  switchTheme(root)
  expect(root.dataset['theme']).toBe('dark')
})
