import { expect, test } from '@jest/globals'
import { STATIC_FOLDER } from '@/lib/core/static-folder'
import { cacheControl, getCacheControl } from './cache-control'

test.each([
  [`/${STATIC_FOLDER}/chunks/a.js`, 'hashed'],
  ['/assets/pot.0123456789.png', 'hashed'],
  ['/routes/manifest.01234567.json', 'hashed'],
  ['/mermaid-frame/frame.html', 'page'],
  ['/social/blog/a.png', 'page'],
  ['/docs/', 'page'],
  ['/blog/rss.xml', 'polled'],
  ['/sitemap.xml', 'polled'],
] as const)('%s is cached as %s', (path, kind) => {
  expect(getCacheControl(path)).toBe(cacheControl[kind])
})
