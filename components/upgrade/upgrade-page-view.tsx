import type { PageOf } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { Pagination } from '../article/pagination'
import { PageColumns } from '../layout/page-columns'
import { StaticMarkup } from '../mdx/static-markup'
import { Blocks } from './blocks'

/** The choice of two versions, or the changes between them. */
export function UpgradePageView({ page }: { page: PageOf<'upgrade'> | PageOf<'upgrade-pair'> }) {
  return (
    <PageColumns page={page}>
      <PageHead title={page.title} description={page.description} />
      <div className="prose">
        <StaticMarkup served>
          <Blocks blocks={page.blocks} />
        </StaticMarkup>
      </div>
      {page.kind === 'upgrade-pair' && <Pagination previous={page.previous} next={page.next} />}
    </PageColumns>
  )
}
