import type { BlogConfig } from '@/lib/config/types'
import type { PostListPageData } from '@/lib/model/blog/types'
import { BlogHead } from './blog-head'
import { BlogLayout } from './blog-layout'
import { PostList } from './post-list'

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
      <PostList config={config} page={page} />
    </BlogLayout>
  )
}
