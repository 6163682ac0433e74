import type { PostList } from '@/lib/records/site-page'

/** Links to the previous and next pages of a list. */
export function ListPagination({ list }: { list: PostList }) {
  if (list.newerHref === undefined && list.olderHref === undefined) return null
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
