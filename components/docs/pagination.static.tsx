/** @jsxImportSource hastscript */

/** The pages before and after this one in reading order. */
export function paginationMarkup(
  previous: NavigationLink | undefined,
  next: NavigationLink | undefined,
) {
  return (
    <nav class="pagination" aria-label="Docs pages">
      {previous && (
        <a class="card" href={previous.href} rel="prev">
          <small>Previous</small>
          {previous.label}
        </a>
      )}
      {next && (
        <a class="card pagination-next" href={next.href} rel="next">
          <small>Next</small>
          {next.label}
        </a>
      )}
    </nav>
  )
}
import type { NavigationLink } from '@/lib/records/navigation'
