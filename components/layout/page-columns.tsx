import type { ReactNode } from 'react'
import type { PageHead } from '@/lib/records/page-head'
import { PageFrame } from './page-frame'

type PageColumnsProps = {
  page: { head: PageHead }
  /** Column next to the text. */
  aside?: ReactNode
  /** The text itself. */
  children: ReactNode
}

/** A page of text and the column next to it, inside the columns of its section. */
export function PageColumns({ page, aside, children }: PageColumnsProps) {
  return (
    <PageFrame page={page}>
      <main id="_main" className="docs-main" tabIndex={-1}>
        {children}
      </main>
      <div className="docs-aside">{aside}</div>
    </PageFrame>
  )
}
