import type { CategoryPageData } from '@/lib/model/docs/types'
import { CardList } from './card-list'
import { DocsLayout } from './docs-layout'
import { DocsHead } from './docs-head'

/** A page made from the items of a sidebar category. */
export function CategoryPage({ page }: { page: CategoryPageData }) {
  return (
    <DocsLayout page={page}>
      <DocsHead page={page} />
      <CardList cards={page.cards} />
    </DocsLayout>
  )
}
