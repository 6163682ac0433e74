import { expect, test } from '@jest/globals'
import { toSitemap } from './sitemap'

const origin = 'https://docs.example'

test('an entry has an absolute URL, and a date if it is known', () => {
  const xml = toSitemap(
    [
      { href: '/docs/', updated: { date: '2024-02-29', author: 'A' }, isIndexable: true },
      { href: '/tom & ä/', isIndexable: true },
    ],
    origin,
  )
  expect(xml).toContain(
    `<url>\n<loc>${origin}/docs/</loc>\n<lastmod>2024-02-29</lastmod>\n<changefreq>weekly</changefreq>\n<priority>0.5</priority>\n</url>`,
  )
  expect(xml).toContain(`<url>\n<loc>${origin}/tom%20&amp;%20%C3%A4/</loc>\n<changefreq>weekly`)
})

test('leaves out pages that search engines should not index', () => {
  const xml = toSitemap(
    [
      { href: '/docs/', isIndexable: true },
      { href: '/tests/', isIndexable: false },
    ],
    origin,
  )
  expect(xml.match(/<loc>.*<\/loc>/g)).toEqual([`<loc>${origin}/docs/</loc>`])
})
