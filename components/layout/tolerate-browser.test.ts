import { expect, jest, test } from '@jest/globals'
import { addMatchMedia, tolerateHistory } from './tolerate-browser'

test('a browser without media queries gets queries that never match', () => {
  const target: { matchMedia?: typeof matchMedia } = {}
  addMatchMedia(target)
  const query = target.matchMedia?.('(prefers-reduced-motion: reduce)')
  expect(query).toMatchObject({ matches: false, media: '(prefers-reduced-motion: reduce)' })
  expect(() => query?.addEventListener('change', () => undefined)).not.toThrow()
})

test('a browser with media queries keeps them', () => {
  const own = (media: string) => ({ matches: true, media }) as MediaQueryList
  const target = { matchMedia: own }
  addMatchMedia(target)
  expect(target.matchMedia).toBe(own)
})

function createBrowser(write: History['pushState']) {
  const history = { pushState: jest.fn(write), replaceState: jest.fn(write) }
  const location = { href: 'https://e.example/a/?x=1', assign: jest.fn(), replace: jest.fn() }
  const native = { ...history }
  tolerateHistory(history, location)
  return { history: history as Pick<History, 'pushState' | 'replaceState'>, native, location }
}

const refuse = () => {
  throw new DOMException('Attempt to use history.pushState() too often', 'SecurityError')
}

test("URLs that the browser accepts aren't loaded", () => {
  const { history, native, location } = createBrowser(() => undefined)
  history.pushState({ a: 1 }, '', '/b/')
  history.replaceState({ a: 2 }, '', '/c/')
  expect(native.pushState).toHaveBeenCalledWith({ a: 1 }, '', '/b/')
  expect(native.replaceState).toHaveBeenCalledWith({ a: 2 }, '', '/c/')
  expect(location.assign).not.toHaveBeenCalled()
  expect(location.replace).not.toHaveBeenCalled()
})

test.each([
  ['/b/', 'https://e.example/b/'],
  ['?x=2', 'https://e.example/a/?x=2'],
  ['#c', 'https://e.example/a/?x=1#c'],
  ['https://e.example/a/?x=1', undefined],
  [undefined, undefined],
])('a rejected entry for %s loads %s', (url, expected) => {
  const { history, location } = createBrowser(refuse)
  history.pushState(null, '', url)
  expect(location.assign.mock.calls).toEqual(expected ? [[expected]] : [])
})

test.each([
  ['/b/', 'https://e.example/b/'],
  ['?x=2', undefined],
  ['https://e.example/a/?x=1#c', undefined],
  [undefined, undefined],
])('a rejected change of an entry to %s loads %s', (url, expected) => {
  const { history, location } = createBrowser(refuse)
  history.replaceState(null, '', url)
  expect(location.replace.mock.calls).toEqual(expected ? [[expected]] : [])
})
