import { expect, test } from '@jest/globals'
import { toDebugHref } from './debug-pages'

test('toDebugHref returns the URL of the root or of a page', () => {
  expect(toDebugHref()).toBe('/__docusaurus/debug/')
  expect(toDebugHref('globalData')).toBe('/__docusaurus/debug/globalData/')
})
