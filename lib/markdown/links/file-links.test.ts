import { expect, test } from '@jest/globals'
import { resolveFileLinks } from './file-links'

const pages = new Map([
  ['content/docs/current/cli.mdx', '/docs/cli/'],
  ['content/docs/current/a b.mdx', '/docs/ä b/'],
])
const resolve = (html: string) => resolveFileLinks(html, (file) => pages.get(file))

test.each([
  ['', '/docs/cli/'],
  ['#build', '/docs/cli/#build'],
  ['?a=b#c', '/docs/cli/?a=b#c'],
])('a link to a file with %j leads to its page', (suffix, href) => {
  expect(
    resolve(`<p><a href="file:content/docs/current/cli.mdx${suffix}" class="x">A</a></p>`),
  ).toBe(`<p><a href="${href}" class="x">A</a></p>`)
})

test('encoded file names are found and page paths are encoded', () => {
  expect(resolve('<a href="file:content/docs/current/a%20b.mdx">A</a>')).toBe(
    '<a href="/docs/%C3%A4%20b/">A</a>',
  )
})

test('every link of a text is resolved', () => {
  const link = '<a href="file:content/docs/current/cli.mdx">A</a>'
  expect(resolve(link + link)).not.toContain('file:')
})

test.each([
  '<a href="/docs/">A</a>',
  '<a href="https://e.example/file:x">A</a>',
  '<code>file:content/docs/current/cli.mdx</code>',
  '<a href="file:content/docs/current/unknown.mdx">A</a>',
])('%s stays', (html) => {
  expect(resolve(html)).toBe(html)
})
