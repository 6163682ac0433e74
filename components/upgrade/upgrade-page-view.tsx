import type { UpgradePage, UpgradePairPage } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { UpgradePair } from './upgrade-pair'
import { UpgradeTable } from './upgrade-table'

/** The choice of two versions, or the changes between them. */
export function UpgradePageView({ page }: { page: UpgradePage | UpgradePairPage }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup served>
        {page.kind === 'upgrade' ? <UpgradeTable page={page} /> : <UpgradePair pair={page} />}
      </StaticMarkup>
    </PlainPage>
  )
}
