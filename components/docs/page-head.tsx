import type { LastUpdated } from '@/lib/content/last-updated'
import type { DocsPageData } from '@/lib/content/docs/types'
import { formatDate } from '@/lib/dates'
import { VersionLink } from './version-link.client'

type PageHeadProps = { page: DocsPageData; updated?: LastUpdated | undefined }

/** Title and description of a page, and a quiet line with its version and age. */
export function PageHead({ page, updated }: PageHeadProps) {
  const { title, description, version } = page
  return (
    <header className="page-head">
      <h1>{title}</h1>
      {description && <p className="lead">{description}</p>}
      {(version.badge || updated) && (
        <p className="page-meta">
          {version.badge && <span className="badge">Version: {version.label}</span>}
          {version.banner === 'none' && version.released && (
            <span>
              Unreleased; the newest release is{' '}
              <VersionLink
                name={version.released.name}
                href={version.released.href}
                instanceId={page.instanceId}
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
        </p>
      )}
    </header>
  )
}
