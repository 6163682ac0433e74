import { toSiteUrl } from '@/lib/config/base-url'
import type { BlogConfig } from '@/lib/config/types'
import { listFeeds } from '@/lib/config/feed-formats'

/** `alternates.types` of a blog page's metadata: where feed readers find the blog. */
export function toFeedAlternates(
  config: BlogConfig,
): Record<string, { url: string; title: string }[]> {
  return Object.fromEntries(
    listFeeds(config).map(({ href, type, label }) => [
      type,
      [{ url: toSiteUrl(href), title: `${config.feed.title} (${label})` }],
    ]),
  )
}
