import type { ReactNode } from 'react'
import type { BlogConfig } from '@/lib/config/types'
import type { BlogPageData } from '@/lib/model/blog/types'
import { getBlogSidebarTreeHref } from '@/lib/model/navigation/sidebar-trees'
import { getVisibleItems } from '@/lib/model/navigation/visible-sidebar'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
import { PageNotices } from '../article/page-notices'
import { PageColumns } from '../layout/page-columns'
import './blog.css'

type BlogLayoutProps = {
  config: BlogConfig
  page: BlogPageData
  children: ReactNode
  /** A bar above everything else of the page, for small screens. */
  bar?: ReactNode
  /** The column beside the article. */
  aside?: ReactNode
}

/** The frame of every page of a blog: posts by year, the page itself, table of contents. */
export function BlogLayout({ config, page, children, bar, aside }: BlogLayoutProps) {
  const sidebar: PageSidebarProps = {
    items: getVisibleItems(page.sidebar.items, page.href),
    treeHref: getBlogSidebarTreeHref(page),
    activeHref: page.href,
    autoCollapse: false,
    label: config.sidebar.label,
  }
  return (
    <PageColumns sidebar={sidebar} aside={aside}>
      {bar}
      <PageNotices
        unlisted={page.unlisted}
        draft={page.kind === 'post' && page.post.frontMatter.draft}
      />
      {children}
    </PageColumns>
  )
}
