type PaginationProps = {
  previous: NavigationLink | undefined
  next: NavigationLink | undefined
}

/** The pages before and after this one in reading order. */
export function Pagination({ previous, next }: PaginationProps) {
  return (
    <nav className="pagination" aria-label="Docs pages">
      {previous && (
        <a className="card" href={previous.href} rel="prev">
          <small>Previous</small>
          {previous.label}
        </a>
      )}
      {next && (
        <a className="card pagination-next" href={next.href} rel="next">
          <small>Next</small>
          {next.label}
        </a>
      )}
    </nav>
  )
}
import type { NavigationLink } from '@/lib/records/navigation'
