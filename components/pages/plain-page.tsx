import type { ReactNode } from 'react'
import type { PageBase } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { PageColumns } from '../layout/page-columns'

type PlainPageProps = { page: PageBase; children: ReactNode }

/** A page outside docs and blogs that is generated from the site's own data. */
export function PlainPage({ page, children }: PlainPageProps) {
  return (
    <div className="docs">
      <PageColumns page={page}>
        <PageHead title={page.title} description={page.description} />
        <div className="prose">{children}</div>
      </PageColumns>
    </div>
  )
}
