/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { keepPlace } from './version-links'

/** Returns where a link leads once the reader points at it, on a page with the URL. */
function pointAt(attributes: string, url: string): string | null | undefined {
  history.replaceState(null, '', url)
  document.body.innerHTML = `<header class="navbar"><a ${attributes}><b>Link</b></a></header>`
  document.addEventListener('pointerover', keepPlace, { once: true })
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return document.querySelector('a')?.getAttribute('href')
}

test.each([
  ['href="/docs/3.1.1/a/" data-version="default/3.1.1"', '/docs/a/?x=1#b', '/docs/3.1.1/a/?x=1#b'],
  ['href="/fr/docs/a/" lang="fr"', '/docs/a/?x=1#b', '/fr/docs/a/?x=1#b'],
  ['href="/docs/3.1.1/a/?x=1#b" data-version="default/3.1.1"', '/docs/a/', '/docs/3.1.1/a/'],
  ['href="/docs/3.1.1/#not-in-version" data-version="default/3.1.1"', '/docs/a/#b', undefined],
  ['href="/docs/3.1.1/a/" data-version="default/3.1.1"', '/docs/a/#not-in-version', undefined],
  ['href="/docs/a/"', '/docs/b/?x=1#b', undefined],
])('<a %s> on %s leads to %s', (attributes, url, expected) => {
  const [, href] = /href="(.*?)"/.exec(attributes) ?? []
  expect(pointAt(attributes, url)).toBe(expected ?? href)
})
