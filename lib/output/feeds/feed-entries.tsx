import { defaultLocale } from '@/lib/config/locales'
import { groupBy } from '@/lib/core/group-by'
import { renderToStaticMarkup } from 'react-dom/server'
import { toSiteUrl } from '@/lib/config/base-url'
import { toFeedHtml } from './feed-html'
import type { Post } from '@/lib/records/site-page'

/** A post with its time in feeds. */
export type TimedPost = { post: Post; time: Date }

/** An entry of a feed with its full text, in which URLs are absolute. */
export type FeedEntry = TimedPost & { url: string; html: string }

const MINUTE = 60_000

/**
 * Returns the newest posts of a blog with their times. Feed readers sort by time, so posts of the same day are a minute
 * apart. The oldest one is at noon, so a later post on that day doesn't change its time.
 * @param items listed posts, newest first
 */
export function listFeedPosts<Item extends { post: Post }>(items: Item[], limit: number) {
  const timed = [...groupBy(items, ({ post }) => post.date)].flatMap(([date, ofDay]) =>
    ofDay.map((item, index) => {
      const noon = Date.parse(`${date}T12:00:00Z`)
      return { ...item, time: new Date(noon + (ofDay.length - 1 - index) * MINUTE) }
    }),
  )
  return timed.slice(0, limit)
}

const andList = new Intl.ListFormat(defaultLocale.htmlLang)

/** Credits the original of a retold post, because feed readers don't show the rest of the page. */
function toSourceHtml({ original }: Post): string {
  if (!original) return ''
  const { url, authors } = original
  return renderToStaticMarkup(
    <p>
      <em>
        Retold from <a href={url}>the post by {andList.format(authors)}</a>.
      </em>
    </p>,
  )
}

/**
 * @param bodyHtml the post's text as shown on its page
 * @param origin of the deployed site
 */
export function toFeedEntry(
  { post, time }: TimedPost,
  bodyHtml: string,
  origin: string,
): FeedEntry {
  const url = toSiteUrl(post.href, origin)
  return { post, time, url, html: toFeedHtml(bodyHtml, url) + toSourceHtml(post) }
}
