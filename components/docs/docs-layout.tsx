import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/config/site'
import { getSidebarTreeHref } from '@/lib/model/navigation/sidebar-trees'
import type { DocsPageData } from '@/lib/model/docs/types'
import { getVisibleItems } from '@/lib/model/navigation/visible-sidebar'
import { PageColumns } from '../layout/page-columns'
import { StaticMarkup } from '../mdx/static-markup'
import { Breadcrumbs } from './breadcrumbs'
import { Pagination } from './pagination'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
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
    <PageColumns page={page} sidebar={sidebar} aside={aside}>
      {bar}
      <PageNotices
        unlisted={page.unlisted}
        draft={page.kind === 'doc' && page.doc.frontMatter.draft}
      />
      <VersionNotice page={page} />
      {page.breadcrumbs.length > 0 && (
        <StaticMarkup id={`${page.href}#path`} served>
          <Breadcrumbs items={page.breadcrumbs} />
        </StaticMarkup>
      )}
      {children}
      {(page.previous ?? page.next) && (
        <StaticMarkup id={`${page.href}#pagination`} served>
          <Pagination previous={page.previous} next={page.next} />
        </StaticMarkup>
      )}
    </PageColumns>
  )
}
