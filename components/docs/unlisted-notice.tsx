/** Tells readers that a page is reached by its address only. */
export function UnlistedNotice() {
  return (
    <div className="version-notice" role="note">
      <strong>Unlisted page.</strong> No menu, list or search engine leads here; only those who have
      the address can read it.
    </div>
  )
}
