import { expect, test } from '@jest/globals'
import { toSiteUrl } from '@/lib/config/base-url'
import { mainBlog } from '@/lib/config/instances'
import { toFeedAlternates } from './feed-alternates'

test('every format is announced with a title of its own', () => {
  const config = { ...mainBlog, routeBasePath: '/base/news', feed: { title: 'News', limit: 1 } }
  expect(toFeedAlternates(config)).toEqual({
    'application/rss+xml': [{ url: toSiteUrl('/base/news/rss.xml'), title: 'News (RSS)' }],
    'application/atom+xml': [{ url: toSiteUrl('/base/news/atom.xml'), title: 'News (Atom)' }],
    'application/feed+json': [
      { url: toSiteUrl('/base/news/feed.json'), title: 'News (JSON Feed)' },
    ],
  })
})
