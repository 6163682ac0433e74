import type { ReactNode } from 'react'
import type { DocumentParts, PageBase } from '@/lib/records/site-page'
import { PageColumns } from '../layout/page-columns'
import { PageNotices } from './page-notices'
import { Toc } from './toc'
import { TocBar } from './toc-bar.client'

type ArticleColumnsProps = {
  /** A document, or another page of its section, which has no table of contents. */
  page: PageBase & Partial<DocumentParts>
  children: ReactNode
}

/** The page of a document: its notices, its text, and its table of contents beside it or above it. */
export function ArticleColumns({ page, children }: ArticleColumnsProps) {
  const toc = page.frontMatter?.hide_table_of_contents ? [] : (page.toc ?? [])
  const hasToc = toc.length > 0
  return (
    <PageColumns page={page} aside={hasToc && <Toc items={toc} />}>
      {hasToc && <TocBar />}
      <PageNotices page={page} />
      {children}
    </PageColumns>
  )
}
