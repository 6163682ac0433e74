/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { addMatchMedia } from '@/lib/testing/add-match-media'
import { ThemeProvider } from './theme-provider.client'
import { useColorMode } from './use-color-mode'

const { dataset } = document.documentElement

beforeEach(addMatchMedia)

afterEach(() => {
  delete dataset['theme']
})

test('keeps the mode to which the reader switched before the app started, without storage', () => {
  dataset['theme'] = 'dark'
  const { result } = renderHook(() => useColorMode(), { wrapper: ThemeProvider })
  expect(result.current.mode).toBe('dark')
})
