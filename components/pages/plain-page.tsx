import type { ReactNode } from 'react'
import type { PageBase } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { PageColumns } from '../layout/page-columns'

type PlainPageProps = { page: PageBase; children: ReactNode }

/** A page that is made of the site's own data, outside docs and blog. */
export function PlainPage({ page, children }: PlainPageProps) {
  return (
    <PageColumns page={page}>
      <PageHead title={page.title} description={page.description} />
      <div className="prose">{children}</div>
    </PageColumns>
  )
}
