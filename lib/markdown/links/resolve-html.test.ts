import { describe, expect, test } from '@jest/globals'
import type { HtmlPlace } from './resolve-html'
import { resolveHtml, resolveUrl } from './resolve-html'

const place: HtmlPlace = {
  baseUrl: '/',
  href: '/docs/api/',
  links: {
    'content/docs/current/cli.mdx': '/docs/cli/',
    'content/docs/current/a b.mdx': '/docs/ä b/',
  },
}
const belowBase: HtmlPlace = { ...place, baseUrl: '/base/' }
const excerpt: HtmlPlace = { ...place, href: '/blog/post/', idPrefix: 'p' }

describe('a link to a content file', () => {
  test.each([
    ['', '/docs/cli/'],
    ['#build', '/docs/cli/#build'],
    ['?a=b#c', '/docs/cli/?a=b#c'],
  ])('with %j leads to its page', (suffix, href) => {
    expect(
      resolveHtml(
        `<p><a href="file:content/docs/current/cli.mdx${suffix}" class="x">A</a></p>`,
        place,
      ),
    ).toBe(`<p><a href="${href}" class="x">A</a></p>`)
  })

  test('is found by its encoded name, and the path of its page is encoded', () => {
    expect(resolveUrl('file:content/docs/current/a%20b.mdx', place)).toBe('/docs/%C3%A4%20b/')
  })

  test('contains the base URL only once', () => {
    const links = { 'content/a.mdx': '/base/a/' }
    expect(resolveUrl('file:content/a.mdx', { ...belowBase, links })).toBe('/base/a/')
  })

  test('without a page leads to the page for unknown URLs', () => {
    const html = '<a href="file:content/docs/current/unknown.mdx#a">A</a>'
    const missing = `${place.baseUrl}docs/current/unknown.mdx#a`
    expect(resolveHtml(html, place)).toBe(`<a href="${missing}">A</a>`)
  })
})

describe('below a base URL', () => {
  test.each([
    ['<a href="/docs/">A</a>', '<a href="/base/docs/">A</a>'],
    ['<a title="a > b" href="/">A</a>', '<a title="a > b" href="/base/">A</a>'],
    ['<img src="/a.png" srcset="/a.webp">', '<img src="/base/a.png" srcset="/base/a.webp">'],
    [
      '<img srcset="/a.webp 1x, https://e.example/b.webp 2x,/c.webp 3x">',
      '<img srcset="/base/a.webp 1x, https://e.example/b.webp 2x,/base/c.webp 3x">',
    ],
  ])('%s', (html, resolved) => {
    expect(resolveHtml(html, belowBase)).toBe(resolved)
  })

  test.each([
    '<a href="//e.example/">A</a>',
    '<a href="https://e.example/file:x">A</a>',
    '<a href="#a">/b</a>',
    '<img src="data:image/png;base64,AA/BB">',
    '<a title="/docs/" data-href="/docs/">A</a>',
  ])('%s is unchanged', (html) => {
    expect(resolveHtml(html, belowBase)).toBe(html)
  })
})

test.each([
  ['../cli', '/docs/cli/'],
  ['./?a=b#c', '/docs/api/?a=b#c'],
  ['https://e.example/../cli', 'https://e.example/../cli'],
])('the relative URL %s is that of a page next to this one', (url, href) => {
  expect(resolveUrl(url, place)).toBe(href)
})

describe('if several documents share a page', () => {
  test('relative URLs lead to the pages next to the document', () => {
    expect(resolveUrl('../other/', excerpt)).toBe('/blog/other/')
  })

  test('ids and references to them get a prefix, and internal links lead to the document', () => {
    const html =
      '<h2 id="a">A <a class="hash-link" href="#a"></a></h2><button id="t-0" aria-controls="t-0-panel">B</button><sup><a href="#fn-1" id="fnref-1" aria-describedby="note">1</a></sup>'
    expect(resolveHtml(html, excerpt)).toBe(
      '<h2 id="p-a">A <a class="hash-link" href="/blog/post/#a"></a></h2><button id="p-t-0" aria-controls="p-t-0-panel">B</button><sup><a href="/blog/post/#fn-1" id="p-fnref-1" aria-describedby="p-note">1</a></sup>',
    )
  })

  test.each(['for', 'aria-labelledby'])('references in %s get the prefix as well', (name) => {
    expect(resolveHtml(`<label ${name}="a">A</label>`, excerpt)).toBe(
      `<label ${name}="p-a">A</label>`,
    )
  })
})

test('a document with its own page keeps its ids and the links to them', () => {
  const html = '<h2 id="a">A <a href="#a"></a></h2>'
  expect(resolveHtml(html, place)).toBe(html)
})

test.each([
  '<code>file:content/docs/current/cli.mdx</code>',
  '<p>id="a" and href="/docs/"</p>',
  '<p>a &#x3C; b href="/docs/" > c</p>',
  '<pre>x src="/a.png"</pre>',
  '<p data-id="a">b</p>',
  '<a title="> &#x22; href=/docs/">A</a>',
])('what only looks like an attribute is unchanged: %s', (html) => {
  expect(resolveHtml(html, { ...excerpt, baseUrl: '/base/' })).toBe(html)
})
