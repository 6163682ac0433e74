import type { BlogConfig } from '@/lib/config/types'
import type { BlogTagsPageData } from '@/lib/content/blog/types'
import { TagIndex } from '../article/tag-index'
import { BlogLayout } from './blog-layout'

/** Every tag of a blog under its first letter. */
export function BlogTagsPage({ config, page }: { config: BlogConfig; page: BlogTagsPageData }) {
  return (
    <BlogLayout config={config} page={page}>
      <header className="page-head">
        <h1>{page.title}</h1>
        <p className="lead">{page.description}</p>
      </header>
      <TagIndex letters={page.letters} />
    </BlogLayout>
  )
}
