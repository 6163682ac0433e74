import type { BlogConfig } from '@/lib/config/types'
import type { BlogTagsPageData } from '@/lib/model/blog/types'
import { PageHead } from '../article/page-head'
import { TagIndex } from '../article/tag-index'
import { BlogLayout } from './blog-layout'

/** Every tag of a blog under its first letter. */
export function BlogTagsPage({ config, page }: { config: BlogConfig; page: BlogTagsPageData }) {
  return (
    <BlogLayout config={config} page={page}>
      <PageHead title={page.title} description={page.description} />
      <TagIndex letters={page.letters} />
    </BlogLayout>
  )
}
