import type { DocsConfig } from '@/lib/config/types'
import { toVersionPath } from '@/lib/config/versions'
import type { DocsPage, PageOf } from '@/lib/records/site-page'
import { DocsPageView } from '../docs/docs-page-view'
import { UpgradePageView } from '../upgrade/upgrade-page-view'
import { createInstanceRoute } from './page-route'

/** Creates what the `[[...slug]]/page.tsx` of a docs version exports. */
export function createDocsRoute(docs: DocsConfig, version: string) {
  return createInstanceRoute<DocsPage | PageOf<'upgrade' | 'upgrade-pair'>>(
    toVersionPath(docs, version),
    ({ page }) =>
      page.kind === 'upgrade' || page.kind === 'upgrade-pair' ? (
        <UpgradePageView page={page} />
      ) : (
        <DocsPageView page={page} />
      ),
  )
}
