/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { readPreferredVersion, storePreferredVersion } from './preferred-version'

const known = ['current', '3.1.1']

beforeEach(() => {
  localStorage.clear()
})

test('a choice is stored for its instance only, under the key that readers already have', () => {
  storePreferredVersion('default', '3.1.1')
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('3.1.1')
  expect(readPreferredVersion('default', known)).toBe('3.1.1')
  expect(readPreferredVersion('community', known)).toBeUndefined()
})

test("a version that doesn't exist anymore is forgotten", () => {
  storePreferredVersion('default', '2.0')
  expect(readPreferredVersion('default', known)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})
