/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { prepareRoot } from './prepare-root'

let root: HTMLElement

beforeEach(() => {
  // Set by the theme library.
  root = document.createElement('html')
  root.setAttribute('data-theme', 'light')
  window.matchMedia = (media) => ({ matches: true, media }) as MediaQueryList
})

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

function prepare(search = '', hash = '') {
  prepareRoot(root, { search, hash })
  return Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]))
}

test.each([
  ['', {}],
  ['?a=b&docusaurus-theme=dark', { 'data-theme': 'dark' }],
  ['?docusaurus-theme=purple', {}],
  ['?docusaurus-theme=', {}],
  [
    '?docusaurus-data-mode=embed&docusaurus-data-two-words=',
    { 'data-mode': 'embed', 'data-two-words': '' },
  ],
  ['?docusaurus-data-theme=x&docusaurus-data-app=x&docusaurus-data-code-wrap=x', {}],
  ['?docusaurus-data-theme-of-mine=x', { 'data-theme-of-mine': 'x' }],
  ['?docusaurus-data-=x&docusaurus-data-On=x&docusaurus-data-a%20b=x&data-a=x&mode=x', {}],
])('%j sets %j', (search, attributes) => {
  expect(prepare(search)).toEqual({ 'data-theme': 'light', ...attributes })
  expect(localStorage.getItem('theme')).toBeNull()
})

test.each([
  ['', 'dark'],
  ['?docusaurus-theme=light', 'light'],
])('with the query %j, an invalid stored theme is replaced by %s', (search, theme) => {
  localStorage.setItem('theme', 'purple')
  root.setAttribute('data-theme', 'purple')
  expect(prepare(search)).toEqual({ 'data-theme': theme })
  expect(localStorage.getItem('theme')).toBeNull()
})

test('if the theme library has set no theme, the system decides', () => {
  root.removeAttribute('data-theme')
  expect(prepare()).toEqual({ 'data-theme': 'dark' })
})

test('code is wrapped for readers who chose it', () => {
  localStorage.setItem('docusaurus.code-wrap', 'true')
  expect(prepare()).toEqual({ 'data-theme': 'light', 'data-code-wrap': '' })
})

test('the URL applies even without storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(prepare('?docusaurus-theme=dark')).toEqual({ 'data-theme': 'dark' })
})

test.each([
  ['#not-in-version', true],
  ['#not-in-version-2', false],
  ['', false],
])(
  'with the hash %j, the page is marked as the closest match of another one: %s',
  (hash, expected) => {
    expect('data-missing-page' in prepare('', hash)).toBe(expected)
  },
)
