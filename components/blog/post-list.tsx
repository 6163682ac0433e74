import type { BlogConfig } from '@/lib/config/types'
import type { BlogTagPageData, PostListPageData } from '@/lib/model/blog/types'
import { ListPagination } from './list-pagination'
import { PostEntry } from './post-entry'

type PostListProps = { config: BlogConfig; page: PostListPageData | BlogTagPageData }

/** One page of a list of posts, and the way to the other ones. */
export function PostList({ config, page }: PostListProps) {
  return (
    <>
      <div className="posts">
        {page.list.items.map((post, index) => (
          <PostEntry
            key={post.href}
            config={config}
            post={post}
            pageHref={page.href}
            index={index}
          />
        ))}
      </div>
      <ListPagination list={page.list} />
    </>
  )
}
