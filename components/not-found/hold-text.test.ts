/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { holdText, releaseText } from './hold-text'

const root = document.documentElement

beforeEach(() => {
  jest.useFakeTimers()
  holdText(root)
})

afterEach(() => {
  jest.useRealTimers()
})

test('the text is hidden until it is released', () => {
  expect(root.dataset['address']).toBe('pending')
  releaseText(root)
  expect(root.dataset).not.toHaveProperty('address')
})

test('the text appears after five seconds in any case', () => {
  jest.advanceTimersByTime(4_999)
  expect(root.dataset['address']).toBe('pending')
  jest.advanceTimersByTime(1)
  expect(root.dataset).not.toHaveProperty('address')
})
