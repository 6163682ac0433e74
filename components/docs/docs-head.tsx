import type { ReactNode } from 'react'
import type { DocsPage } from '@/lib/records/site-page'
import { formatDate } from '@/lib/config/dates'
import { PageHead } from '../article/page-head'
import { StaticMarkup } from '../mdx/static-markup'
import { VersionMenu } from './version-menu'
import { VersionNotice } from './version-notice'

type DocsHeadProps = { page: DocsPage; updated?: DocsPage['updated']; actions?: ReactNode }

/** Heading of a docs page, with its version, its actions and its last update. */
export function DocsHead({ page, updated, actions }: DocsHeadProps) {
  const { title, description, version } = page
  const hasMenu = version.others.length > 0
  const hasLine = version.notice?.form === 'line'
  const meta = (hasMenu || hasLine || (updated ?? actions)) && (
    <>
      {hasMenu && <VersionMenu page={page} />}
      {actions}
      {hasLine && (
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
    </>
  )
  return (
    <StaticMarkup served>
      <PageHead title={title} description={description} meta={meta} />
    </StaticMarkup>
  )
}
