type PageNoticesProps = {
  unlisted: boolean
  /** Whether the document is a draft, which only the dev server makes a page of. */
  draft: boolean | undefined
}

/** Tells readers that a page is reached by its address only, and authors that it is not published. */
export function PageNotices({ unlisted, draft }: PageNoticesProps) {
  return (
    <>
      {unlisted && (
        <div className="version-notice" role="note">
          <strong>Unlisted page.</strong> No menu, list or search engine leads here; only those who
          have the address can read it.
        </div>
      )}
      {draft && (
        <div className="version-notice" role="note">
          <strong>Draft.</strong> Only the dev server shows this page; a build leaves it out.
        </div>
      )}
    </>
  )
}
