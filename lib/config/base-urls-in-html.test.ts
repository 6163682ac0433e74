import { beforeAll, expect, test } from '@jest/globals'

let withBaseUrls: (html: string) => string

beforeAll(async () => {
  process.env['BASE_URL'] = '/base/'
  ;({ withBaseUrls } = await import('./base-urls-in-html'))
})

test.each([
  ['<a href="/docs/">A</a>', '<a href="/base/docs/">A</a>'],
  ['<img src="/a.png" srcset="/a.webp">', '<img src="/base/a.png" srcset="/base/a.webp">'],
  ['<img srcset="/a.webp 1w, /b.webp 2w">', '<img srcset="/base/a.webp 1w, /base/b.webp 2w">'],
  ['<a href="//e.example/">A</a>', '<a href="//e.example/">A</a>'],
  ['<a href="#a">/b</a>', '<a href="#a">/b</a>'],
])('%s', (html, expected) => {
  expect(withBaseUrls(html)).toBe(expected)
})
