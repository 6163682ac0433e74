import type { BlogConfig } from '@/lib/config/types'
import { groupBy } from '@/lib/core/group-by'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { ScheduledPost } from '@/lib/records/site-index'
import type { SidebarLinkRow, SidebarRow, SidebarTree } from '@/lib/records/section'
import type { BuildOptions, Instance } from '../shared/instance'
import type { BlogPageData } from './blog-pages'
import { createBlogPages } from './blog-pages'
import type { BlogInput, Post } from './create-posts'
import { createPosts } from './create-posts'

/** A blog instance: everything that routes, feeds and checks need. */
export type Blog = Instance<BlogConfig, BlogPageData> & {
  /** Every post that has a page, newest first. */
  posts: Post[]
  /** Posts with a future date, the next one first. */
  scheduled: ScheduledPost[]
  sidebar: SidebarTree
}

function toLink({ title, href, frontMatter }: Post): SidebarLinkRow {
  return { label: title, href, unlisted: frontMatter.unlisted }
}

/** Creates the sidebar of a blog, with every post by year. */
function toBlogSidebar(config: BlogConfig, posts: Post[]): SidebarTree {
  const years = groupBy(posts, ({ date }) => date.slice(0, 4))
  const title: SidebarRow = {
    html: `<p class="sidebar-title">${config.sidebar.title}</p>`,
    defaultStyle: false,
  }
  const rows = [...years].map(([year, ofYear], index): SidebarRow => ({
    label: year,
    rows: ofYear.map(toLink),
    open: index < config.sidebar.openYears || undefined,
  }))
  return { id: 'posts', rows: [title, ...rows] }
}

/** Creates a blog instance. Pure; content problems are collected in `problems`. */
export function createBlog(config: BlogConfig, input: BlogInput, options: BuildOptions): Blog {
  const problems: ModelProblem[] = []
  const { posts, scheduled } = createPosts(config, input, options, problems)
  const sidebar = toBlogSidebar(config, posts)
  return { config, posts, scheduled, sidebar, pages: createBlogPages(config, posts), problems }
}
