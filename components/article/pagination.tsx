import type { NavigationLink } from '@/lib/records/navigation'

type PaginationProps = {
  /** Accessible name. */
  name?: string
  previous: NavigationLink | undefined
  next: NavigationLink | undefined
  /** What the two links are to this page, unless their labels say so. */
  relations?: [previous?: string, next?: string]
}

/** The pages before and after this one, if there are any. */
export function Pagination({
  name = 'Docs pages',
  previous,
  next,
  relations = ['Previous', 'Next'],
}: PaginationProps) {
  if (!previous && !next) return null
  const [before, after] = relations
  return (
    <nav className="pagination" aria-label={name}>
      {previous && (
        <a className="card" href={previous.href} rel="prev">
          {before !== undefined && <small>{before}</small>}
          {previous.label}
        </a>
      )}
      {next && (
        <a className="card pagination-next" href={next.href} rel="next">
          {after !== undefined && <small>{after}</small>}
          {next.label}
        </a>
      )}
    </nav>
  )
}
