import { formatDate } from '@/lib/config/dates'

type PageNoticesProps = {
  isUnlisted: boolean
  /** Whether the document is a draft, which only the dev server makes a page of. */
  isDraft?: boolean | undefined
  /** ISO 8601 day on which a post is published, if that is still to come. */
  scheduledFor?: string | undefined
}

/** Tells readers that a page is reached by its URL only, and authors that it is not published. */
export function PageNotices({ isUnlisted, isDraft, scheduledFor }: PageNoticesProps) {
  // Most pages have none, and an empty list would be part of the payload of each.
  if (!isUnlisted && !isDraft && scheduledFor === undefined) return null
  return (
    <>
      {isUnlisted && (
        <div className="version-notice" role="note">
          <strong>Unlisted page.</strong> No menu, list or search engine links to this page. Only
          people with the URL can find it.
        </div>
      )}
      {scheduledFor !== undefined && (
        <div className="version-notice" role="note">
          <strong>Scheduled post.</strong> It is published on {formatDate(scheduledFor)}. Until
          then, only the dev server shows it.
        </div>
      )}
      {isDraft && (
        <div className="version-notice" role="note">
          <strong>Draft.</strong> Only the dev server shows this page; a build leaves it out.
        </div>
      )}
    </>
  )
}
