import type { BlogOptions } from '../shared/instance-options'
import type { Sidebar } from '../shared/sidebar'
import type { BlogConfig, Served } from '@/lib/config/types'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { toBlogSidebar } from './blog-sidebar'
import { createBlogPages } from './blog-pages'
import type { BlogInput } from './create-posts'
import { createPosts } from './create-posts'
import type { ScheduledPost } from '@/lib/records/site-index'
import type { BlogPageData, Post } from './types'

/** A blog instance: everything that routes, feeds and checks need. */
export type Blog = {
  config: Served<BlogConfig>
  /** Every post that has a page, newest first. */
  posts: Post[]
  /** Posts with a future date, the next one first. */
  scheduled: ScheduledPost[]
  pages: BlogPageData[]
  sidebar: Sidebar
  /** Segments of every page's path below the route. */
  slugs: string[][]
  problems: ModelProblem[]
  /** Returns the page at the segments below the route; throws if there is none. */
  get: (slug: string[]) => BlogPageData
  /** Returns the URL of a content file's page, or undefined if the file isn't a post of this blog. */
  findFileHref: (path: string) => string | undefined
}

/** Creates a blog instance. Pure; content problems are collected in `problems`. */
export function createBlog(
  config: Served<BlogConfig>,
  input: BlogInput,
  options: BlogOptions,
): Blog {
  const problems: ModelProblem[] = []
  const { posts, scheduled } = createPosts(config, input, options, problems)
  const pages = createBlogPages(config, posts)
  const byHref = new Map(pages.map((page) => [page.href, page]))
  const root = ensureTrailingSlash(config.routeBasePath)
  const hrefByFile = new Map(posts.map(({ path, href }) => [path, href]))
  return {
    config,
    posts,
    scheduled,
    sidebar: toBlogSidebar(config, posts),
    pages,
    slugs: pages.map(({ href }) => href.slice(root.length).split('/').filter(Boolean)),
    problems,
    get: (slug) => {
      const page = byHref.get(ensureTrailingSlash(joinPath(root, slug.join('/'))))
      if (!page) throw new Error(`No page "${slug.join('/')}" below ${config.routeBasePath}.`)
      return page
    },
    findFileHref: (path) => hrefByFile.get(path),
  }
}
