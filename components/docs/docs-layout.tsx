import { toHtml } from 'hast-util-to-html'
import type { ReactNode } from 'react'
import type { DocsPage } from '@/lib/records/site-page'
import { PageColumns } from '../layout/page-columns'
import { StaticHtml } from '../mdx/static-html.client'
import { breadcrumbsMarkup } from './breadcrumbs.static'
import { paginationMarkup } from './pagination.static'
import { PageNotices } from '../article/page-notices'
import { VersionNotice } from './version-notice'

type DocsLayoutProps = {
  page: DocsPage
  children: ReactNode
  /** A bar above everything else of the page, for small screens. */
  bar?: ReactNode
  /** The column beside the article. */
  aside?: ReactNode
}

/** The frame of every page of a docs instance: sidebar, article, table of contents. */
export function DocsLayout({ page, children, bar, aside }: DocsLayoutProps) {
  return (
    <PageColumns page={page} aside={aside}>
      {bar}
      <PageNotices isUnlisted={page.isUnlisted} isDraft={page.isDraft} />
      <VersionNotice page={page} />
      {page.breadcrumbs.length > 0 && (
        <StaticHtml id={`${page.href}#path`} $html={toHtml(breadcrumbsMarkup(page.breadcrumbs))} />
      )}
      {children}
      {(page.previous ?? page.next) && (
        <StaticHtml
          id={`${page.href}#pagination`}
          $html={toHtml(paginationMarkup(page.previous, page.next))}
        />
      )}
    </PageColumns>
  )
}
