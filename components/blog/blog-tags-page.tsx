import type { BlogTagsPage as BlogTagsRecord } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { TagIndex } from '../article/tag-index'
import { BlogLayout } from './blog-layout'

/** All tags of a blog, grouped by their first letter. */
export function BlogTagsPage({ page }: { page: BlogTagsRecord }) {
  return (
    <BlogLayout page={page}>
      <PageHead title={page.title} description={page.description} />
      <TagIndex letters={page.letters} />
    </BlogLayout>
  )
}
