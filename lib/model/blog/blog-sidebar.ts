import type { Sidebar, SidebarItem, SidebarLink } from '../shared/sidebar'
import type { BlogConfig, Served } from '@/lib/config/types'
import { groupBy } from '@/lib/core/group-by'
import type { Post } from './create-posts'

function toLink({ title, href, frontMatter }: Post): SidebarLink {
  return { type: 'link', label: title, href, unlisted: frontMatter.unlisted }
}

/** Creates the sidebar of a blog, with every post by year. */
export function toBlogSidebar(config: Served<BlogConfig>, posts: Post[]): Sidebar {
  const years = groupBy(posts, ({ date }) => date.slice(0, 4))
  const title: SidebarItem = {
    type: 'html',
    value: `<p class="sidebar-title">${config.sidebar.title}</p>`,
    defaultStyle: false,
  }
  const rows = [...years].map(([year, ofYear], index): SidebarItem => ({
    type: 'category',
    label: year,
    rows: ofYear.map(toLink),
    open: index < config.sidebar.openYears || undefined,
  }))
  return { id: 'posts', rows: [title, ...rows] }
}
