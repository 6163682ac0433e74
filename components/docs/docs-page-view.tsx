import type { Bodies } from '@/lib/records/list-bodies'
import type { DocsPage } from '@/lib/records/site-page'
import { CategoryPage } from './category-page'
import { DocPage } from './doc-page'
import { TagPage } from './tag-page'
import { TagsPage } from './tags-page'

/** A page of any kind in a docs instance. */
export function DocsPageView({ page, bodies }: { page: DocsPage; bodies: Bodies }) {
  switch (page.kind) {
    case 'doc':
      return <DocPage page={page} bodies={bodies} />
    case 'category':
      return <CategoryPage page={page} />
    case 'docs-tags':
      return <TagsPage page={page} />
    case 'docs-tag':
      return <TagPage page={page} />
  }
}
