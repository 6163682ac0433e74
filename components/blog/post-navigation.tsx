type PostNavigationProps = {
  newer: PostLink | undefined
  older: PostLink | undefined
  /** What an entry is called, `post`. */
  entry: string
}

/** The posts before and after this one in time. */
export function PostNavigation({ newer, older, entry }: PostNavigationProps) {
  if (!newer && !older) return null
  return (
    <nav className="pagination" aria-label="Blog post page navigation">
      {newer && (
        <a className="card" href={newer.href} rel="prev">
          <small>Newer {entry}</small>
          {newer.title}
        </a>
      )}
      {older && (
        <a className="card pagination-next" href={older.href} rel="next">
          <small>Older {entry}</small>
          {older.title}
        </a>
      )}
    </nav>
  )
}
import type { PostLink } from '@/lib/records/site-page'
