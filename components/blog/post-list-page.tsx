import type { Bodies } from '@/lib/records/list-bodies'
import type { PostListPage as PostListRecord } from '@/lib/records/site-page'
import { BlogHead } from './blog-head'
import { BlogLayout } from './blog-layout'
import { PostList } from './post-list'

/** Posts, newest first. */
export function PostListPage({ page, bodies }: { page: PostListRecord; bodies: Bodies }) {
  return (
    <BlogLayout page={page}>
      <BlogHead blog={page.blog} title={page.title} description={page.description} />
      <PostList page={page} bodies={bodies} />
    </BlogLayout>
  )
}
