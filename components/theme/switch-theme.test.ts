/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { switchTheme } from './switch-theme'

afterEach(() => {
  jest.restoreAllMocks()
})

test('without storage, the page still changes', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const root = document.createElement('html')
  switchTheme(root)
  expect(root.dataset['theme']).toBe('dark')
})
