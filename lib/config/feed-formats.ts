import type { SitePath } from '@/lib/core/url'
import { joinPath } from '@/lib/core/url'

/** Feed formats of every blog instance, the most common first. */
export const feedFormats = {
  rss: { label: 'RSS', fileName: 'rss.xml', type: 'application/rss+xml' },
  atom: { label: 'Atom', fileName: 'atom.xml', type: 'application/atom+xml' },
  json: { label: 'JSON Feed', fileName: 'feed.json', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof feedFormats

type BlogRoute = { routeBasePath: SitePath }

/** @example toFeedPath({ routeBasePath: '/blog' }, 'rss') // '/blog/rss.xml' */
export function toFeedPath({ routeBasePath }: BlogRoute, format: FeedFormat): SitePath {
  return joinPath(routeBasePath, feedFormats[format].fileName)
}

/** Lists the feeds of an instance. */
export function listFeeds(config: BlogRoute) {
  return (Object.keys(feedFormats) as FeedFormat[]).map((format) => {
    const { type, label } = feedFormats[format]
    return { format, path: toFeedPath(config, format), type, label }
  })
}
