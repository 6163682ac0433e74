import type { BlogConfig, Served } from '@/lib/config/types'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { ScheduledPost } from '@/lib/records/site-index'
import type { BuildOptions, Instance } from '../shared/instance'
import type { Sidebar } from '../shared/sidebar'
import type { BlogPageData } from './blog-pages'
import { createBlogPages } from './blog-pages'
import { toBlogSidebar } from './blog-sidebar'
import type { BlogInput, Post } from './create-posts'
import { createPosts } from './create-posts'

/** A blog instance: everything that routes, feeds and checks need. */
export type Blog = Instance<BlogConfig, BlogPageData> & {
  /** Every post that has a page, newest first. */
  posts: Post[]
  /** Posts with a future date, the next one first. */
  scheduled: ScheduledPost[]
  sidebar: Sidebar
}

/** Creates a blog instance. Pure; content problems are collected in `problems`. */
export function createBlog(
  config: Served<BlogConfig>,
  input: BlogInput,
  options: BuildOptions,
): Blog {
  const problems: ModelProblem[] = []
  const { posts, scheduled } = createPosts(config, input, options, problems)
  const sidebar = toBlogSidebar(config, posts)
  return { config, posts, scheduled, sidebar, pages: createBlogPages(config, posts), problems }
}
