import { expect, test } from '@jest/globals'
import { toSiteUrl } from '@/lib/config/base-url'
import { toSitemap } from './sitemap'

test('an entry has an absolute address, and a date where one is known', () => {
  const entries = toSitemap([
    { href: '/docs/', updated: { date: '2024-02-29', author: 'A' }, isIndexable: true },
    { href: '/tom & ä/', isIndexable: true },
  ])
  expect(entries).toEqual([
    {
      url: toSiteUrl('/docs/'),
      lastModified: '2024-02-29',
      changeFrequency: 'weekly',
      priority: 0.5,
    },
    { url: toSiteUrl('/tom%20&amp;%20%C3%A4/'), changeFrequency: 'weekly', priority: 0.5 },
  ])
})

test('pages that search engines are to leave out are not in it', () => {
  const entries = toSitemap([
    { href: '/docs/', isIndexable: true },
    { href: '/tests/', isIndexable: false },
  ])
  expect(entries.map(({ url }) => url)).toEqual([toSiteUrl('/docs/')])
})
