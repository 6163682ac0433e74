import type { ReactNode } from 'react'
import type { DocsPage } from '@/lib/records/site-page'
import { ArticleColumns } from '../article/article-columns'
import { StaticMarkup } from '../mdx/static-markup'
import { Breadcrumbs } from './breadcrumbs'
import { MissingPageNote } from './missing-page-note.client'
import { Pagination } from '../article/pagination'
import { VersionNotice } from './version-notice'

type DocsLayoutProps = { page: DocsPage; children: ReactNode }

/** Layout of every page of a docs instance: sidebar, article, table of contents. */
export function DocsLayout({ page, children }: DocsLayoutProps) {
  return (
    <ArticleColumns page={page}>
      {page.version.isFallback && <MissingPageNote version={page.version.label} />}
      {page.version.notice?.form === 'banner' && (
        <StaticMarkup served>
          <div className="admonition" data-kind="warning" role="note">
            <VersionNotice page={page} />
          </div>
        </StaticMarkup>
      )}
      {page.breadcrumbs.length > 0 && (
        <StaticMarkup served>
          <Breadcrumbs items={page.breadcrumbs} />
        </StaticMarkup>
      )}
      {children}
      {(page.previous ?? page.next) && (
        <StaticMarkup served>
          <Pagination previous={page.previous} next={page.next} />
        </StaticMarkup>
      )}
    </ArticleColumns>
  )
}
