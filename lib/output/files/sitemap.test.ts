import { expect, test } from '@jest/globals'
import { siteConfig } from '@/lib/config/site'
import { toSitemap } from './sitemap'

const origin = siteConfig.url

test('an entry has an absolute, escaped URL, and a date if it is known', () => {
  const pages = [
    { href: '/docs/', updated: { date: '2024-02-29', author: 'A' }, isIndexable: true },
    { href: '/tom & ä/', isIndexable: true },
  ]
  const rest = { changeFrequency: 'weekly', priority: 0.5 }
  expect(toSitemap(pages)).toEqual([
    { url: `${origin}/docs/`, lastModified: '2024-02-29', ...rest },
    { url: `${origin}/tom%20&amp;%20%C3%A4/`, ...rest },
  ])
})
