/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { addMatchMedia } from '../layout/tolerate-browser'
import { ThemeProvider } from './theme-provider.client'
import { useColorMode } from './use-color-mode'

beforeEach(() => {
  addMatchMedia(window)
  // The error is expected.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})

test('returns the reader’s mode, and changes it', () => {
  const { result } = renderHook(() => useColorMode(), { wrapper: ThemeProvider })
  expect(result.current.mode).toBe('light')
  act(() => result.current.setMode('dark'))
  expect(result.current.mode).toBe('dark')
})

test('outside the provider, throws an error that names it', () => {
  expect(() => renderHook(() => useColorMode())).toThrow(
    'useColorMode must be used inside <ThemeProvider>.',
  )
})
