import type { DocsTagsPage } from '@/lib/records/site-page'
import { DocsLayout } from './docs-layout'
import { DocsHead } from './docs-head'
import { TagIndex } from '../article/tag-index'

/** All tags of a version, grouped by their first letter. */
export function TagsPage({ page }: { page: DocsTagsPage }) {
  return (
    <DocsLayout page={page}>
      <DocsHead page={page} />
      <TagIndex letters={page.letters} />
    </DocsLayout>
  )
}
