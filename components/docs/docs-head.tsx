import type { DocsPage, PageUpdate } from '@/lib/records/site-page'
import { formatDate } from '@/lib/config/dates'
import { PageHead } from '../article/page-head'
import { VersionLink } from './version-link.client'

type DocsHeadProps = { page: DocsPage; updated?: PageUpdate | undefined }

/** Heading of a docs page, with its version and age. */
export function DocsHead({ page, updated }: DocsHeadProps) {
  const { title, description, version } = page
  const meta = (version.badge || updated) && (
    <>
      {version.badge && <span className="badge">{`Version: ${version.label}`}</span>}
      {version.banner === 'none' && version.released && (
        <span>
          {/* One piece of text: a blank of its own counts as moved when the link comes after it. */}
          {'Unreleased; the newest release is '}
          <VersionLink
            name={version.released.name}
            href={version.released.href}
            instanceId={page.instance}
          >
            {version.released.label}
          </VersionLink>
        </span>
      )}
      {updated && (
        <span>
          Last updated on <time dateTime={updated.date}>{formatDate(updated.date)}</time>
          {updated.byAuthor && ` by ${updated.author}`}
        </span>
      )}
    </>
  )
  return <PageHead title={title} description={description} meta={meta} />
}
