import type { DocsPageData } from '@/lib/model/docs/types'
import { CategoryPage } from './category-page'
import { DocPage } from './doc-page'
import { TagPage } from './tag-page'
import { TagsPage } from './tags-page'

/** The page of a docs route, whatever its kind. */
export function DocsRoutePage({ page }: { page: DocsPageData }) {
  switch (page.kind) {
    case 'doc':
      return <DocPage page={page} />
    case 'category':
      return <CategoryPage page={page} />
    case 'tags':
      return <TagsPage page={page} />
    case 'tag':
      return <TagPage page={page} />
  }
}
