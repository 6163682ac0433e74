import type { ReactNode } from 'react'
import type { BlogConfig } from '@/lib/config/types'
import type { BlogPageData } from '@/lib/content/blog/types'
import { getBlogSidebarTreeHref } from '@/lib/content/sidebar/sidebar-trees'
import { getVisibleItems } from '@/lib/content/sidebar/visible-sidebar'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
import { SidebarPanel } from '../sidebar/sidebar-panel.client'
import { PageNotices } from '../article/page-notices'
import { PageFrame } from '../layout/page-frame'
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
    <PageFrame sidebar={sidebar}>
      <div className="docs">
        <aside className="docs-sidebar">
          <SidebarPanel sidebar={sidebar} />
        </aside>
        <main id="main" className="docs-main" tabIndex={-1}>
          {bar}
          <PageNotices
            unlisted={page.unlisted}
            draft={page.kind === 'post' && page.post.frontMatter.draft}
          />
          {children}
        </main>
        <div className="docs-aside">{aside}</div>
      </div>
    </PageFrame>
  )
}
