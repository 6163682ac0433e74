import type { UpgradePage, UpgradePairPage } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { UpgradePair } from './upgrade-pair'
import { UpgradeTable } from './upgrade-table'

/** Where readers choose two versions, or what changes between them. */
export function UpgradePageView({ page }: { page: UpgradePage | UpgradePairPage }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup id={page.href} served>
        {page.kind === 'upgrade' ? <UpgradeTable page={page} /> : <UpgradePair pair={page} />}
      </StaticMarkup>
    </PlainPage>
  )
}
