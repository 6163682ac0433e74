import type { Bodies } from '@/lib/records/list-bodies'
import type { BlogTagPage as BlogTagRecord } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { BlogLayout } from './blog-layout'
import { PostList } from './post-list'

/** The posts with a tag. */
export function BlogTagPage({ page, bodies }: { page: BlogTagRecord; bodies: Bodies }) {
  return (
    <BlogLayout page={page}>
      <PageHead
        title={page.title}
        description={page.description}
        meta={<a href={page.tagsHref}>View all tags</a>}
      />
      <PostList page={page} bodies={bodies} />
    </BlogLayout>
  )
}
