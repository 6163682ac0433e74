import type { CategoryPage as CategoryPageRecord } from '@/lib/records/site-page'
import { CardList } from './card-list'
import { DocsLayout } from './docs-layout'
import { DocsHead } from './docs-head'

/** A page generated from the items of a sidebar category. */
export function CategoryPage({ page }: { page: CategoryPageRecord }) {
  return (
    <DocsLayout page={page}>
      <DocsHead page={page} />
      <CardList cards={page.cards} />
    </DocsLayout>
  )
}
