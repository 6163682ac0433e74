import { joinPath } from '@/lib/core/url'

/** Feed formats of every blog instance, the most common first. */
export const feedFormats = {
  rss: { label: 'RSS', fileName: 'rss.xml', type: 'application/rss+xml' },
  atom: { label: 'Atom', fileName: 'atom.xml', type: 'application/atom+xml' },
  json: { label: 'JSON Feed', fileName: 'feed.json', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof feedFormats

/** @example toFeedHref({ routeBasePath: '/blog' }, 'rss') // '/blog/rss.xml' */
export function toFeedHref<Path extends string>(
  { routeBasePath }: { routeBasePath: Path },
  format: FeedFormat,
): Path {
  return joinPath(routeBasePath, feedFormats[format].fileName)
}

/** Lists the feeds of an instance. A feed's path has the base URL if the instance's route has it. */
export function listFeeds<Path extends string>(config: {
  routeBasePath: Path
}): { format: FeedFormat; href: Path; type: string; label: string }[] {
  return (Object.keys(feedFormats) as FeedFormat[]).map((format) => {
    const { type, label } = feedFormats[format]
    return { format, href: toFeedHref(config, format), type, label }
  })
}
