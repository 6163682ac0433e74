import once from 'lodash-es/once.js'
import { listFeeds } from '@/lib/config/feed-formats'
import { blogInstances } from '@/lib/config/instances'
import type { BlogConfig } from '@/lib/config/types'
import { toBodyHtml } from '@/lib/markdown/body/body-html'
import { formatProblems } from '@/lib/core/problem'
import { loadPage } from '@/lib/records/read-records'
import type { PageSummary } from '@/lib/records/site-index'
import type { SiteFile } from '../core/site-file'
import { toFeed } from './feed'
import type { FeedEntry } from './feed-entries'
import { listFeedPosts, toFeedEntry } from './feed-entries'

/** Returns the summaries of a blog's listed entries, newest first. */
function listPosts({ routeBasePath }: BlogConfig, pages: PageSummary[]): PageSummary[] {
  return pages.filter(
    ({ route, kind, isUnlisted }) =>
      route === routeBasePath && (kind === 'post' || kind === 'release') && !isUnlisted,
  )
}

/**
 * Creates the entries of a blog's feeds.
 * @param summaries its listed entries, newest first
 * @param origin of the deployed site
 */
function createEntries(config: BlogConfig, summaries: PageSummary[], origin: string): FeedEntry[] {
  const posts = summaries
    .map(({ path }) => loadPage(path))
    .flatMap((page) => ('post' in page ? page : []))
    .filter(({ isDraft, scheduledFor }) => !isDraft && scheduledFor === undefined)
  return listFeedPosts(posts, config.feedLimit).map(({ body, ...timed }) => {
    if (body.problems) throw new Error(formatProblems(body.problems))
    return toFeedEntry(timed, toBodyHtml(body.code, body), origin)
  })
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
    const readEntries = once(() => createEntries(config, posts, origin))
    return listFeeds(config).map(({ format, path }) => ({
      path,
      inputs,
      create: () => toFeed(format, config, readEntries(), origin),
    }))
  })
}
