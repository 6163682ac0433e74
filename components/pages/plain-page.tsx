import type { ReactNode } from 'react'
import { PageHead } from '../article/page-head'
import { PageColumns } from '../layout/page-columns'

type PlainPageProps = {
  title: string
  /** The line below the title. */
  description: string
  children: ReactNode
}

/** A page that is made of the site's own data, outside docs and blog. */
export function PlainPage({ title, description, children }: PlainPageProps) {
  return (
    <PageColumns>
      <PageHead title={title} description={description} />
      <div className="prose">{children}</div>
    </PageColumns>
  )
}
