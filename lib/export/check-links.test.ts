import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/assets/temporary-files'
import { findBrokenLinks } from './check-links'

provideFiles(() =>
  Promise.resolve({
    'out/index.html':
      '<img src="/a.png" srcset="/a.webp 1w, /b.webp 2w"><a href="/docs/#there">a</a><a href="/docs/#gone">a</a>',
    'out/docs/index.html': '<h1 id="there">A</h1>',
    'out/a.png': '',
    'out/a.webp': '',
  }),
)

test('links, anchors and every size of an image are looked for', () => {
  expect(findBrokenLinks('out', '/').map(({ page, href }) => [page, href])).toEqual([
    ['/', '/b.webp'],
    ['/', '/docs/#gone'],
  ])
})
