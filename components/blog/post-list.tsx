import type { Bodies } from '@/lib/records/list-bodies'
import type { BlogTagPage, PostListPage } from '@/lib/records/site-page'
import { ListPagination } from './list-pagination'
import { PostEntry } from './post-entry'

type PostListProps = { page: PostListPage | BlogTagPage; bodies: Bodies }

/** One page of a list of posts, with links to the other pages. */
export function PostList({ page, bodies }: PostListProps) {
  return (
    <>
      <div className="posts">
        {page.list.entries.map((entry, index) => (
          <PostEntry key={entry.post.href} entry={entry} bodies={bodies} index={index} />
        ))}
      </div>
      <ListPagination list={page.list} />
    </>
  )
}
