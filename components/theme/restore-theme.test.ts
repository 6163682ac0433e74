/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { restoreTheme } from './restore-theme'

afterEach(() => localStorage.clear())

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['purple', true, 'dark'],
])('stored %j on a system whose preference for dark is %j: %s', (stored, matches, theme) => {
  window.matchMedia = (() => ({ matches })) as never
  if (stored) localStorage.setItem('theme', stored)
  const root = document.createElement('html')
  restoreTheme(root)
  expect(root.dataset['theme']).toBe(theme)
})
