import type { FeedFormat } from '@/lib/config/feed-formats'
import { listFeeds } from '@/lib/config/feed-formats'
import { blogInstances } from '@/lib/config/instances'
import type { BlogConfig } from '@/lib/config/types'
import { toBodyHtml } from '@/lib/markdown/body/body-html'
import { formatProblems } from '@/lib/core/problem'
import { loadPage } from '@/lib/records/read-records'
import type { PageSummary } from '@/lib/records/site-index'
import type { SiteFile } from '../core/site-file'
import { toFeed } from './feed'
import { listFeedPosts, toFeedEntry } from './feed-entries'

/** Returns the summaries of a blog's listed entries, newest first. */
function listPosts({ routeBasePath }: BlogConfig, pages: PageSummary[]): PageSummary[] {
  return pages.filter(
    ({ route, kind, isUnlisted }) =>
      route === routeBasePath && (kind === 'post' || kind === 'release') && !isUnlisted,
  )
}

/**
 * Creates the feed of a blog.
 * @param summaries its listed entries, newest first
 * @param origin of the deployed site
 */
function createFeed(
  config: BlogConfig,
  format: FeedFormat,
  summaries: PageSummary[],
  origin: string,
): string {
  const entries = summaries
    .map(({ path }) => loadPage(path))
    .filter(({ page }) => !page.isDraft && page.scheduledFor === undefined)
    .flatMap(({ page, bodies }) => {
      if (!('post' in page)) return []
      const { post, body } = page
      if (body.problems) throw new Error(formatProblems(body.problems))
      return { post, html: () => toBodyHtml(bodies[body.key] ?? '', body) }
    })
  const newest = listFeedPosts(entries, config.feedLimit).map((entry) =>
    toFeedEntry(entry, entry.html(), origin),
  )
  return toFeed(format, config, newest, origin)
}

/** Lists every feed of every blog. @param origin of the deployed site */
export function listFeedFiles(
  pages: PageSummary[],
  origin: string,
  blogs: readonly BlogConfig[] = blogInstances,
): SiteFile[] {
  return blogs.flatMap((config) => {
    const posts = listPosts(config, pages)
    const inputs = posts.map(({ hash }) => hash)
    return listFeeds(config).map(({ format, path }) => ({
      path,
      inputs,
      create: () => createFeed(config, format, posts, origin),
    }))
  })
}
