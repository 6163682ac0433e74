import { toServed } from '@/lib/config/base-url'
import type { FeedFormat } from '@/lib/config/feed-formats'
import { feedFormats } from '@/lib/config/feed-formats'
import type { BlogConfig } from '@/lib/config/types'
import { toBodyHtml } from '@/lib/markdown/body/body-html'
import { ContentProblemsError } from '@/lib/problems/problem'
import { expectKind } from '@/lib/records/page-kinds'
import type { LoadedPage } from '@/lib/records/read-records'
import { loadPage, readSiteIndex } from '@/lib/records/read-records'
import { toFeed } from './feed'
import { listFeedPosts, toFeedEntry } from './feed-entries'

/** The pages of a blog's listed entries, newest first. */
async function loadPosts({ routeBasePath }: BlogConfig): Promise<LoadedPage[]> {
  const summaries = readSiteIndex().pages.filter(
    ({ route, kind, isUnlisted }) =>
      route === routeBasePath && (kind === 'post' || kind === 'release') && !isUnlisted,
  )
  const loaded = await Promise.all(summaries.map(({ path }) => loadPage(path)))
  return loaded.filter(({ page }) => !page.isDraft)
}

/** The handler of a route that serves a blog as a feed. */
export function createFeedRoute(config: BlogConfig, format: FeedFormat): () => Promise<Response> {
  return async () => {
    const entries = (await loadPosts(config)).map(({ page, bodies }) => {
      const { post, body } = expectKind(page, ['post', 'release'])
      if (body.problems) throw new ContentProblemsError(body.problems)
      return { post, html: () => toBodyHtml(bodies[body.key] ?? '', body.links) }
    })
    const htmlByHref = new Map(entries.map(({ post, html }) => [post.href, html]))
    const posts = listFeedPosts(
      entries.map(({ post }) => post),
      config.feed.limit,
    )
    const feed = toFeed(
      format,
      toServed(config),
      posts.map((timed) => toFeedEntry(timed, htmlByHref.get(timed.post.href)?.() ?? '')),
    )
    const { type } = feedFormats[format]
    return new Response(feed, { headers: { 'content-type': `${type}; charset=utf-8` } })
  }
}
