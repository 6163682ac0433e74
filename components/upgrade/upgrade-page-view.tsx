import type { PageOf } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { Pagination } from '../article/pagination'
import { PageColumns } from '../layout/page-columns'
import { StaticHtml } from '../mdx/static-html.client'

/** The choice of two versions, or the changes between them. */
export function UpgradePageView({ page }: { page: PageOf<'upgrade'> | PageOf<'upgrade-pair'> }) {
  return (
    <PageColumns page={page}>
      <PageHead title={page.title} description={page.description} />
      <div className="prose">
        <StaticHtml html={page.html} />
      </div>
      {page.kind === 'upgrade-pair' && <Pagination previous={page.previous} next={page.next} />}
    </PageColumns>
  )
}
