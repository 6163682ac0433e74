import { DocsPageView } from '@/components/docs/docs-page-view'
import { testDocs } from '@/lib/config/instances'
import { createInstanceRoute } from '@/components/routes/page-route'
import { docsKinds } from '@/lib/records/page-kinds'

const route = createInstanceRoute(testDocs.routeBasePath, docsKinds, (page, bodies) => (
  <DocsPageView page={page} bodies={bodies} />
))

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
