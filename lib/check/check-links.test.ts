import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { findBrokenLinks } from './check-links'

provideFiles({
  'out/index.html':
    '<a href="/%40a/">a</a><img src="/a.png" srcset="/a.webp 1w, /b.webp 2w"><a href="/docs/#there">a</a><a href="/docs/#gone">a</a><a href="/moved/">a</a>',
  'out/docs/index.html': '<h1 id="there">A</h1>',
  'out/moved/index.html':
    '<meta http-equiv="refresh" content="0; url=/docs/"><a href="/nowhere/">a</a>',
  'out/@a/index.html': '',
  'out/a.png': '',
  'out/a.webp': '',
})

test('checks links, anchors and every size of an image', () => {
  expect(findBrokenLinks('out', '/').map(({ page, href }) => [page, href])).toEqual([
    ['/', '/b.webp'],
    ['/', '/docs/#gone'],
    ['/', '/moved/'],
  ])
})

test('a link to a URL that has moved is reported with the new URL', () => {
  const broken = findBrokenLinks('out', '/')
  expect(broken.find(({ href }) => href === '/moved/')?.reason).toBe('has moved; /docs/?')
  expect(broken.filter(({ page }) => page === '/moved/')).toEqual([])
})
