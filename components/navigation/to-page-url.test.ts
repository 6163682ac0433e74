/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { toPageUrl } from './to-page-url'

/** Returns where a click on a link in a page below `/base/` leads inside the app. */
function follow(attributes: string): string | undefined {
  document.body.innerHTML = `<a ${attributes}><b>Link</b></a>`
  return toPageUrl(document.querySelector('b'), '/base/')?.href.replace('http://localhost', '')
}

test.each([
  ['href="/base/docs/cli/"', '/base/docs/cli/'],
  ['href="/base/docs/cli"', '/base/docs/cli/'],
  ['href="/base/docs/cli?x=1#a"', '/base/docs/cli/?x=1#a'],
  ['href="/base/docs/cli/#%C3%A4"', '/base/docs/cli/#%C3%A4'],
  ['href="/base/docs/cli/#100%"', undefined],
  ['href="/base/docs/3.1.1"', '/base/docs/3.1.1/'],
  ['href="/base"', '/base/'],
  ['href="#"', undefined],
  ['href="/base/#"', '/base/'],
  ['href="/base/docs/cli/" target="_self"', '/base/docs/cli/'],
  ['href="/base/docs/cli/" target="_blank"', undefined],
  ['href="/base/docs/cli/" download="cli"', undefined],
  ['href="/base/blog/atom.xml"', undefined],
  ['href="/base/docs/cli/index.html"', undefined],
  ['href="/other/"', undefined],
  ['href="https://e.example/base/"', undefined],
  ['', undefined],
])('<a %s> leads to %s', (attributes, expected) => {
  expect(follow(attributes)).toBe(expected)
})

test('the browser follows the links of the not-found page', () => {
  document.body.innerHTML = '<main class="not-found"><a href="/base/docs/cli/">Link</a></main>'
  expect(toPageUrl(document.querySelector('a'), '/base/')).toBeUndefined()
})

test('a click elsewhere leads nowhere', () => {
  expect(toPageUrl(document.body, '/base/')).toBeUndefined()
})
