import type { ReactNode } from 'react'
import type { BlogPage } from '@/lib/records/site-page'
import { PageNotices } from '../article/page-notices'
import { PageColumns } from '../layout/page-columns'
import './blog.css'

type BlogLayoutProps = {
  page: BlogPage
  children: ReactNode
  /** Bar above the rest of the page, for small screens. */
  bar?: ReactNode
  /** Column next to the article. */
  aside?: ReactNode
}

/** Layout of every blog page: posts by year, the page itself, table of contents. */
export function BlogLayout({ page, children, bar, aside }: BlogLayoutProps) {
  return (
    <PageColumns page={page} aside={aside}>
      {bar}
      <PageNotices
        isUnlisted={page.isUnlisted}
        isDraft={page.isDraft}
        scheduledFor={page.scheduledFor}
      />
      {children}
    </PageColumns>
  )
}
