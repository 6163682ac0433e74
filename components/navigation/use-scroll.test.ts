/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useScroll } from './use-scroll'

const root = document.documentElement
Object.defineProperty(root, 'scrollHeight', { value: 9000 })

function scrollPage(top: number) {
  Object.assign(window, { scrollY: top })
  act(() => void dispatchEvent(new Event('scroll')))
}

test('a second landing on a heading, a pixel away, is not taken for scrolling', () => {
  Object.assign(window, { scrollY: 7263 })
  const { unmount } = renderHook(() => useScroll('/docs/cli/'))
  scrollPage(7264)
  expect(root.hasAttribute('data-navbar-hidden')).toBe(false)
  scrollPage(7265)
  expect(root.hasAttribute('data-navbar-hidden')).toBe(true)
  unmount()
})

test('a pinned navbar stays', () => {
  document.body.innerHTML = '<header class="navbar" data-pinned></header>'
  renderHook(() => useScroll('/docs/cli/'))
  scrollPage(8000)
  expect(root.hasAttribute('data-navbar-hidden')).toBe(false)
})
