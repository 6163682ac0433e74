import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import { toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { groupBy } from '@/lib/core/group-by'
import { isExternalUrl, toPageHref } from '@/lib/core/url'
import type { Post } from '@/lib/records/site-page'
import { cleanHtml } from '../core/clean-html'

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

/**
 * Converts a post's HTML for feed readers. The result is also well-formed XML, and has no classes.
 * @param postUrl absolute URL of the post
 */
export function toFeedHtml(html: string, postUrl: string): string {
  const tree: Root = { type: 'root', children: cleanHtml(html, postUrl) }
  visit(tree, { type: 'element', tagName: 'code' } as const, ({ properties }: Element) => {
    delete properties.className
  })
  return toHtml(tree, { closeSelfClosing: true }).trim()
}

const andList = new Intl.ListFormat(defaultLocale.htmlLang)

/** Credits the original of a retold post, because feed readers don't show the rest of the page. */
function toSourceHtml({ original }: Post): string {
  if (!original) return ''
  const link = h('a', { href: original.url }, `the post by ${andList.format(original.authors)}`)
  return toHtml(h('p', h('em', 'Retold from ', link, '.')))
}

/** An entry of a feed. All its URLs are absolute. */
export type FeedEntry = ReturnType<typeof toFeedEntry>

/**
 * Collects what all formats say about a post.
 * @param bodyHtml the post's text as shown on its page
 * @param origin of the deployed site
 */
export function toFeedEntry(
  { post, time }: { post: Post; time: Date },
  bodyHtml: string,
  origin: string,
) {
  const url = toSiteUrl(post.href, origin)
  const toUrl = (href: string) =>
    isExternalUrl(href) ? href : toSiteUrl(withBaseUrl(toPageHref(href)), origin)
  const kinds = post.release?.sections.map(({ label }) => label) ?? []
  return {
    ...{ post, time, url },
    html: toFeedHtml(bodyHtml, url) + toSourceHtml(post),
    /** The authors that feeds can name. */
    authors: post.authors.flatMap(({ name, url: href, email }) =>
      name ? { name, email, url: href && toUrl(href) } : [],
    ),
    /** Labels of its tags, and the kinds of a release's changes, so that readers can filter breaking ones. */
    categories: [...new Set([...post.tags.map(({ label }) => label), ...kinds])],
  }
}
