/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { addMatchMedia } from '../layout/tolerate-browser'
import { ThemeProvider } from './theme-provider.client'
import { useColorMode } from './use-color-mode'

const { dataset } = document.documentElement

beforeEach(() => addMatchMedia(window))

afterEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
  delete dataset['theme']
})

const open = () => renderHook(() => useColorMode(), { wrapper: ThemeProvider }).result

test('returns the reader’s mode, and changes and stores it', () => {
  const result = open()
  expect(result.current.mode).toBe('light')
  act(() => result.current.setMode('dark'))
  expect(result.current.mode).toBe('dark')
  expect(dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('starts with the stored mode', () => {
  localStorage.setItem('theme', 'dark')
  dataset['theme'] = 'dark'
  expect(open().current.mode).toBe('dark')
})

test('keeps the mode that the URL requests, without storing it, until the reader changes it', () => {
  localStorage.setItem('theme', 'light')
  history.replaceState(null, '', '/?docusaurus-theme=dark')
  dataset['theme'] = 'dark'
  const result = open()
  expect(result.current.mode).toBe('dark')
  expect(dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('light')
  act(() => result.current.setMode('light'))
  expect(result.current.mode).toBe('light')
})

test('keeps the mode to which the reader switched before the app started, without storage', () => {
  dataset['theme'] = 'dark'
  expect(open().current.mode).toBe('dark')
})

test('an empty choice of another tab is the system’s mode', () => {
  localStorage.setItem('theme', 'dark')
  dataset['theme'] = 'dark'
  const result = open()
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null })))
  expect(result.current.mode).toBe('light')
  expect(localStorage.getItem('theme')).toBeNull()
})
