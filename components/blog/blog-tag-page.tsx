import type { BlogConfig } from '@/lib/config/types'
import type { BlogTagPageData } from '@/lib/model/blog/types'
import { PageHead } from '../article/page-head'
import { BlogLayout } from './blog-layout'
import { PostList } from './post-list'

/** The posts that have a tag. */
export function BlogTagPage({ config, page }: { config: BlogConfig; page: BlogTagPageData }) {
  return (
    <BlogLayout config={config} page={page}>
      <PageHead
        title={page.title}
        description={page.description}
        meta={<a href={page.tagsHref}>View all tags</a>}
      />
      <PostList config={config} page={page} />
    </BlogLayout>
  )
}
