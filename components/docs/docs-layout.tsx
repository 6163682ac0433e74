import { toHtml } from 'hast-util-to-html'
import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/config/site'
import { getSidebarTreeHref } from '@/lib/content/sidebar/sidebar-trees'
import type { DocsPageData } from '@/lib/content/docs/types'
import { getVisibleItems } from '@/lib/content/sidebar/visible-sidebar'
import { PageFrame } from '../layout/page-frame'
import { StaticHtml } from '../mdx/static-html.client'
import { breadcrumbsMarkup } from './breadcrumbs.static'
import { paginationMarkup } from './pagination.static'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
import { SidebarPanel } from '../sidebar/sidebar-panel.client'
import { PageNotices } from '../article/page-notices'
import { VersionNotice } from './version-notice'

type DocsLayoutProps = {
  page: DocsPageData
  children: ReactNode
  /** A bar above everything else of the page, for small screens. */
  bar?: ReactNode
  /** The column beside the article. */
  aside?: ReactNode
}

/** The frame of every page of a docs instance: sidebar, article, table of contents. */
export function DocsLayout({ page, children, bar, aside }: DocsLayoutProps) {
  const sidebar: PageSidebarProps | undefined = page.sidebar && {
    items: getVisibleItems(page.sidebar.items, page.href),
    treeHref: getSidebarTreeHref(page),
    activeHref: page.href,
    autoCollapse: siteConfig.docsSidebar.autoCollapseCategories,
    label: 'Docs sidebar',
  }
  return (
    <PageFrame page={page} sidebar={sidebar}>
      <div className="docs">
        <aside className="docs-sidebar">{sidebar && <SidebarPanel sidebar={sidebar} />}</aside>
        <main id="main" className="docs-main" tabIndex={-1}>
          {bar}
          <PageNotices
            unlisted={page.unlisted}
            draft={page.kind === 'doc' && page.doc.frontMatter.draft}
          />
          <VersionNotice page={page} />
          {page.breadcrumbs.length > 0 && (
            <StaticHtml
              id={`${page.href}#path`}
              $html={toHtml(breadcrumbsMarkup(page.breadcrumbs))}
            />
          )}
          {children}
          {(page.previous ?? page.next) && (
            <StaticHtml
              id={`${page.href}#pagination`}
              $html={toHtml(paginationMarkup(page.previous, page.next))}
            />
          )}
        </main>
        <div className="docs-aside">{aside}</div>
      </div>
    </PageFrame>
  )
}
