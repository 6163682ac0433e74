import type { DocsConfig } from '@/lib/config/types'
import { toVersionPath } from '@/lib/config/versions'
import { docsKinds, upgradeKinds } from '@/lib/records/page-kinds'
import { DocsPageView } from '../docs/docs-page-view'
import { UpgradePageView } from '../upgrade/upgrade-page-view'
import { createInstanceRoute } from './page-route'

/** Creates what the `[[...slug]]/page.tsx` of a docs version exports. */
export function createDocsRoute(docs: DocsConfig, version: string) {
  return createInstanceRoute(
    toVersionPath(docs, version),
    [...docsKinds, ...upgradeKinds],
    ({ page, bodies }) =>
      page.kind === 'upgrade' || page.kind === 'upgrade-pair' ? (
        <UpgradePageView page={page} />
      ) : (
        <DocsPageView page={page} bodies={bodies} />
      ),
  )
}
