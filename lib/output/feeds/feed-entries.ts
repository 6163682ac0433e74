import { defaultLocale } from '@/lib/config/locales'
import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import { groupBy } from '@/lib/core/group-by'
import { toSiteUrl } from '@/lib/config/base-url'
import type { Blog } from '@/lib/model/blog/create-blog'
import { toFeedHtml } from './feed-html'
import type { Post } from '@/lib/model/blog/types'

/** A post with the moment that feeds give it. */
export type TimedPost = { post: Post; time: Date }

/** An entry of a feed with its whole text, whose addresses are absolute. */
export type FeedEntry = TimedPost & {
  url: string
  html: string
  /** URL of the picture that the post names, if it does. */
  image?: string | undefined
}

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

/** What a feed shows of a blog: its newest posts, neither drafts, which only a maintainer sees, nor unlisted ones. */
export function listFeedPosts({ config, posts }: Pick<Blog, 'config' | 'posts'>): TimedPost[] {
  const listed = posts.filter(({ unlisted, frontMatter }) => !unlisted && !frontMatter.draft)
  return addTimes(listed).slice(0, config.feed.limit)
}

const andList = new Intl.ListFormat(defaultLocale.htmlLang)

/** Where a retold post was first told, for readers who do not see the page around the text. */
function toSourceHtml({ original }: Post): string {
  if (!original) return ''
  const { url, authors } = original
  const link = h('a', { href: url }, `the post by ${andList.format(authors)}`)
  return toHtml(h('p', h('em', 'Retold from ', link, '.')))
}

/**
 * @param bodyHtml the post's text as its page shows it
 * @param image URL of the picture that the post names, if it does
 */
export function toFeedEntry(
  { post, time }: TimedPost,
  bodyHtml: string,
  image?: string,
): FeedEntry {
  const url = toSiteUrl(post.href)
  return { post, time, url, html: toFeedHtml(bodyHtml, url) + toSourceHtml(post), image }
}
