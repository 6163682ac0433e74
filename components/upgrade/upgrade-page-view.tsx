import type { UpgradePage, UpgradePairPage } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { UpgradeChooser } from './upgrade-chooser.client'
import { UpgradePair } from './upgrade-pair'
import { UpgradeTable } from './upgrade-table'
import './upgrade.css'

/** Where readers choose two versions, or what changes between them. */
export function UpgradePageView({ page }: { page: UpgradePage | UpgradePairPage }) {
  return (
    <PlainPage page={page}>
      {page.kind === 'upgrade' && (
        <UpgradeChooser names={page.lines.map(({ name }) => name)} initial={page.initial} />
      )}
      <StaticMarkup id={page.href} served>
        {page.kind === 'upgrade' ? <UpgradeTable page={page} /> : <UpgradePair pair={page} />}
      </StaticMarkup>
    </PlainPage>
  )
}
