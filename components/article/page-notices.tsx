import { formatDate } from '@/lib/config/dates'
import type { PageBase } from '@/lib/records/site-page'

type PageNoticesProps = { page: Pick<PageBase, 'isUnlisted' | 'isDraft' | 'scheduledFor'> }

/** Tells readers that a page can be reached only by its URL, and authors that it isn't published. */
export function PageNotices({ page: { isUnlisted, isDraft, scheduledFor } }: PageNoticesProps) {
  // Most pages have no notices, and an empty list would be part of each page's payload.
  if (!isUnlisted && !isDraft && scheduledFor === undefined) return null
  return (
    <>
      {isUnlisted && (
        <div className="admonition" data-kind="warning" role="note">
          <strong>Unlisted page.</strong> No menu, list or search engine links to this page. Only
          people with the URL can find it.
        </div>
      )}
      {scheduledFor !== undefined && (
        <div className="admonition" data-kind="warning" role="note">
          <strong>Scheduled post.</strong> It is published on {formatDate(scheduledFor)}. Until
          then, only the dev server shows it.
        </div>
      )}
      {isDraft && (
        <div className="admonition" data-kind="warning" role="note">
          <strong>Draft.</strong> Only the dev server shows this page; a build leaves it out.
        </div>
      )}
    </>
  )
}
