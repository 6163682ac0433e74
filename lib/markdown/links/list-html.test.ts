import { expect, test } from '@jest/globals'
import { toListHtml } from './list-html'

test('ids and references to them get a prefix, links lead to the page', () => {
  const html =
    '<h2 id="a">A <a class="hash-link" href="#a"></a></h2><button id="t-0" aria-controls="t-0-panel">B</button><sup><a href="#fn-1" id="fnref-1" aria-describedby="note">1</a></sup>'
  expect(toListHtml(html, 'p', '/blog/post/')).toBe(
    '<h2 id="p-a">A <a class="hash-link" href="/blog/post/#a"></a></h2><button id="p-t-0" aria-controls="p-t-0-panel">B</button><sup><a href="/blog/post/#fn-1" id="p-fnref-1" aria-describedby="p-note">1</a></sup>',
  )
})

test('text that looks like an id stays', () => {
  expect(toListHtml('<p>id="a" and data-id</p><p data-id="a">b</p>', 'p', '/')).toBe(
    '<p>id="a" and data-id</p><p data-id="a">b</p>',
  )
})
