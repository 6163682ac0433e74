/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { queryByRole } from '@testing-library/dom'
import { showBaseUrlHint, suggestBaseUrl } from './show-base-url-hint'

test.each([
  ['below another path', '/x/', '/', '/x/'],
  ['below a path without its slash', '/x', '/', '/x/'],
  ['below a path, by its file', '/x/y/index.html', '/', '/x/y/'],
  ['at the root instead of a path', '/', '/x/', '/'],
  ['where it belongs', '/', '/', undefined],
  ['where it belongs, by its file', '/index.html', '/', undefined],
])('%s', (_, path, baseUrl, expected) => {
  expect(suggestBaseUrl(path, baseUrl)).toBe(expected)
})

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
  jest.restoreAllMocks()
})

test.each([
  ['all went well', () => document.documentElement.style.setProperty('--navbar-height', '60px')],
  ['there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('shows nothing at another path where %s', (_, prepare) => {
  history.replaceState(null, '', '/x/')
  prepare()
  showBaseUrlHint()
  expect(queryByRole(document.body, 'alert')).toBeNull()
})
