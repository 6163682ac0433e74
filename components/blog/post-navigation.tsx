import type { PostLink } from '@/lib/records/navigation'
type PostNavigationProps = {
  newer: PostLink | undefined
  older: PostLink | undefined
  /** Word for an entry, such as `post`. */
  entry: string
}

/** Links to the next newer and the next older post. */
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
