import { DocsPageView } from '@/components/docs/docs-page-view'
import { UpgradePageView } from '@/components/upgrade/upgrade-page-view'
import { mainDocs } from '@/lib/config/instances'
import { createInstanceRoute } from '@/components/routes/page-route'
import { docsKinds, upgradeKinds } from '@/lib/records/page-kinds'

const route = createInstanceRoute(
  mainDocs.routeBasePath,
  [...docsKinds, ...upgradeKinds],
  (page, bodies) =>
    page.kind === 'upgrade' || page.kind === 'upgrade-pair' ? (
      <UpgradePageView page={page} />
    ) : (
      <DocsPageView page={page} bodies={bodies} />
    ),
)

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
