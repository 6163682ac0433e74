import type { ListPage } from '@/lib/model/blog/pagination'

/** Links to the pages before and after this one of a list. */
export function ListPagination({ list }: { list: ListPage<unknown> }) {
  if (list.count === 1) return null
  return (
    <nav className="pagination" aria-label="Blog list page navigation">
      {list.newerHref !== undefined && (
        <a className="card" href={list.newerHref} rel="prev">
          Newer entries
        </a>
      )}
      {list.olderHref !== undefined && (
        <a className="card pagination-next" href={list.olderHref} rel="next">
          Older entries
        </a>
      )}
    </nav>
  )
}
