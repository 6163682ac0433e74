/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useHideOnScroll } from './use-hide-on-scroll'

function scrollPage(top: number) {
  Object.assign(window, { scrollY: top })
  act(() => void dispatchEvent(new Event('scroll')))
}

test('a second landing on a heading, a pixel away, is not taken for scrolling', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000 })
  Object.assign(window, { scrollY: 7263 })
  const { result } = renderHook(() => useHideOnScroll(true, '/docs/cli/'))
  scrollPage(7264)
  expect(result.current).toBe(false)
  scrollPage(7265)
  expect(result.current).toBe(true)
})
