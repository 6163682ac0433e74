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

/**
 * Creates the entries of a blog's feeds.
 * @param pages of the site; posts are newest first
 * @param origin of the deployed site
 */
function createEntries(config: BlogConfig, pages: PageSummary[], origin: string): FeedEntry[] {
  const posts = pages
    .filter(({ route, isUnlisted }) => route === config.routeBasePath && !isUnlisted)
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
    const readEntries = once(() => createEntries(config, pages, origin))
    return listFeeds(config).map(({ format, path }) => ({
      path,
      create: () => toFeed(format, config, readEntries(), origin),
    }))
  })
}
