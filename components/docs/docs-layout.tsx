import type { ReactNode } from 'react'
import type { DocsPage } from '@/lib/records/site-page'
import { PageColumns } from '../layout/page-columns'
import { StaticMarkup } from '../mdx/static-markup'
import { Breadcrumbs } from './breadcrumbs'
import { MissingPageNote } from './missing-page-note.client'
import { PageNotices } from '../article/page-notices'
import { Pagination } from '../article/pagination'
import { VersionNotice } from './version-notice'

type DocsLayoutProps = {
  page: DocsPage
  children: ReactNode
  /** Bar above the rest of the page, for small screens. */
  bar?: ReactNode
  /** Column next to the article. */
  aside?: ReactNode
}

/** Layout of every page of a docs instance: sidebar, article, table of contents. */
export function DocsLayout({ page, children, bar, aside }: DocsLayoutProps) {
  return (
    <PageColumns page={page} aside={aside}>
      {bar}
      <PageNotices isUnlisted={page.isUnlisted} isDraft={page.isDraft} />
      {page.version.isFallback && <MissingPageNote version={page.version.label} />}
      {page.version.notice?.form === 'banner' && (
        <StaticMarkup served>
          <div className="version-notice" role="note">
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
    </PageColumns>
  )
}
