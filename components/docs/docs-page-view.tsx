import type { DocPage as DocPageRecord, DocsPage } from '@/lib/records/site-page'
import { TagIndex } from '../article/tag-index'
import { CardList } from './card-list'
import { DocPage } from './doc-page'
import { DocsHead } from './docs-head'
import { DocsLayout } from './docs-layout'
import { TaggedDocs } from './tagged-docs'

/** The content of a page that is made from others. */
function List({ page }: { page: Exclude<DocsPage, DocPageRecord> }) {
  switch (page.kind) {
    case 'category':
      return <CardList cards={page.cards} />
    case 'docs-tags':
      return <TagIndex letters={page.letters} />
    case 'docs-tag':
      return <TaggedDocs page={page} />
  }
}

/** A page of any kind in a docs instance. */
export function DocsPageView({ page }: { page: DocsPage }) {
  if (page.kind === 'doc') return <DocPage page={page} />
  return (
    <DocsLayout page={page}>
      <DocsHead page={page} />
      <List page={page} />
    </DocsLayout>
  )
}
