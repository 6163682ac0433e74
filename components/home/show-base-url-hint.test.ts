/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { getByRole, queryByRole } from '@testing-library/dom'
import { showBaseUrlHint, suggestBaseUrl } from './show-base-url-hint'

const failed = { baseUrl: '/', hasStyles: false, isOnline: true }

test.each([
  ['below another path', { ...failed, path: '/x/' }, '/x/'],
  ['below a path without its slash', { ...failed, path: '/x' }, '/x/'],
  ['below a path, by its file', { ...failed, path: '/x/y/index.html' }, '/x/y/'],
  ['at the root instead of a path', { ...failed, baseUrl: '/x/', path: '/' }, '/'],
  [
    'below another path, where all went well',
    { ...failed, path: '/x/', hasStyles: true },
    undefined,
  ],
  ['below another path, without a network', { ...failed, path: '/x/', isOnline: false }, undefined],
  ['where it belongs', { ...failed, path: '/' }, undefined],
  ['where it belongs, by its file', { ...failed, path: '/index.html' }, undefined],
])('%s', (_, load, expected) => {
  expect(suggestBaseUrl(load)).toBe(expected)
})

const texts = { product: 'Pottery', baseUrl: '/x/', manual: 'docs/base/' }

afterEach(() => document.body.replaceChildren())

test('shows the hint first on a page without styles at another path', () => {
  document.body.innerHTML = '<main></main>'
  showBaseUrlHint(texts)
  const hint = getByRole(document.body, 'alert')
  expect(document.body.firstElementChild).toBe(hint)
  expect(getByRole(hint, 'heading').textContent).toBe('Your Pottery site did not load properly')
  expect(hint.textContent).toContain('served at / but was built for the base URL /x/,')
  expect(hint.textContent).toContain('BASE_URL=/')
  expect(getByRole(hint, 'link').getAttribute('href')).toBe('/docs/base/')
})

test('shows nothing on a page at its own path', () => {
  showBaseUrlHint({ ...texts, baseUrl: '/' })
  expect(queryByRole(document.body, 'alert')).toBeNull()
})
