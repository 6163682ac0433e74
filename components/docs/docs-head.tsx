import type { ReactNode } from 'react'
import type { DocsPage } from '@/lib/records/site-page'
import { formatDate } from '@/lib/config/dates'
import { PageHead } from '../article/page-head'
import { VersionNotice } from './version-notice'

type DocsHeadProps = { page: DocsPage; updated?: DocsPage['updated']; actions?: ReactNode }

/** Heading of a docs page, with its version, its last update and its actions. */
export function DocsHead({ page, updated, actions }: DocsHeadProps) {
  const { title, description, version } = page
  const meta = (version.badge || version.notice?.form === 'line' || (updated ?? actions)) && (
    <>
      {version.badge && <span className="badge">{`Version: ${version.label}`}</span>}
      {version.notice?.form === 'line' && (
        <span>
          <VersionNotice page={page} />
        </span>
      )}
      {updated && (
        <span>
          Last updated on <time dateTime={updated.date}>{formatDate(updated.date)}</time>
          {updated.isAuthorShown && ` by ${updated.author}`}
        </span>
      )}
      {page.kind === 'doc' && page.checkedRelease !== undefined && (
        <span>{`Code checked against ${page.checkedRelease}`}</span>
      )}
      {actions}
    </>
  )
  return <PageHead title={title} description={description} meta={meta} />
}
