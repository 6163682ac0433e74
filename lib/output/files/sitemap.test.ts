import { expect, test } from '@jest/globals'
import { toSiteUrl } from '@/lib/config/base-url'
import type { SiteRoute } from '@/lib/model/site/all-routes'
import { toSitemap } from './sitemap'

const toRoute = (href: string): SiteRoute => ({
  href,
  title: 'Page',
  path: undefined,
  unlisted: false,
  noIndex: false,
})

test('an entry has an absolute address, and a date where one is known', () => {
  const entries = toSitemap([toRoute('/docs/'), toRoute('/tom & ä/')], ({ href }) =>
    href === '/docs/' ? '2024-02-29' : undefined,
  )
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
