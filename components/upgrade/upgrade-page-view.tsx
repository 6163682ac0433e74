import type { PageOf } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { PageColumns } from '../layout/page-columns'
import { StaticMarkup } from '../mdx/static-markup'
import { UpgradePair } from './upgrade-pair'
import { UpgradeTable } from './upgrade-table'

/** The choice of two versions, or the changes between them. */
export function UpgradePageView({ page }: { page: PageOf<'upgrade'> | PageOf<'upgrade-pair'> }) {
  return (
    <PageColumns page={page}>
      <PageHead title={page.title} description={page.description} />
      <div className="prose">
        <StaticMarkup served>
          {page.kind === 'upgrade' ? <UpgradeTable page={page} /> : <UpgradePair pair={page} />}
        </StaticMarkup>
      </div>
    </PageColumns>
  )
}
