import { defaultLocale } from '@/lib/config/locales'
import { groupBy } from '@/lib/core/group-by'
import { renderHtml } from '@/lib/core/render-html'
import { toSiteUrl } from '@/lib/config/base-url'
import { toFeedHtml } from './feed-html'
import type { Post } from '@/lib/records/site-page'

/** A post with the moment that feeds give it. */
export type TimedPost = { post: Post; time: Date }

/** An entry of a feed with its whole text, whose URLs are absolute. */
export type FeedEntry = TimedPost & { url: string; html: string }

const MINUTE = 60_000

/**
 * Noon of each post's day. Readers sort by time, so posts of one day are a minute apart; the oldest has noon, which a
 * later post of that day does not change.
 */
function addTimes(posts: Post[]): TimedPost[] {
  return [...groupBy(posts, ({ date }) => date)].flatMap(([date, ofDay]) =>
    ofDay.map((post, index) => {
      const noon = Date.parse(`${date}T12:00:00Z`)
      return { post, time: new Date(noon + (ofDay.length - 1 - index) * MINUTE) }
    }),
  )
}

/** What a feed shows of a blog: its newest posts. @param posts listed posts, newest first */
export function listFeedPosts(posts: Post[], limit: number): TimedPost[] {
  return addTimes(posts).slice(0, limit)
}

const andList = new Intl.ListFormat(defaultLocale.htmlLang)

/** Where a retold post was first told, for readers who do not see the page around the text. */
function toSourceHtml({ original }: Post): string {
  if (!original) return ''
  const { url, authors } = original
  return renderHtml(
    <p>
      <em>
        Retold from <a href={url}>the post by {andList.format(authors)}</a>.
      </em>
    </p>,
  )
}

/**
 * @param bodyHtml the post's text as its page shows it
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
