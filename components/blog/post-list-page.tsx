import type { BlogConfig } from '@/lib/config/types'
import type { PostListPageData } from '@/lib/content/blog/types'
import { BlogHead } from './blog-head'
import { BlogLayout } from './blog-layout'
import { ListPagination } from './list-pagination'
import { PostEntry } from './post-entry'

/** Posts, newest first. */
export function PostListPage({ config, page }: { config: BlogConfig; page: PostListPageData }) {
  return (
    <BlogLayout config={config} page={page}>
      <BlogHead
        config={config}
        title={page.title}
        description={page.description}
        hasTags={page.hasTags}
      />
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
    </BlogLayout>
  )
}
