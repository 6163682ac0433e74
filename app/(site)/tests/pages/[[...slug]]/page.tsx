import { StandalonePageView } from '@/components/pages/standalone-page-view'
import { fixtureComponents } from '@/components/tests/fixture-components'
import { testPages } from '@/lib/config/instances'
import { createInstanceRoute } from '@/components/routes/page-route'
import type { StandalonePage } from '@/lib/records/site-page'

const route = createInstanceRoute<StandalonePage>(testPages.routeBasePath, (props) => (
  <StandalonePageView {...props} components={fixtureComponents} />
))

export const { generateStaticParams, generateMetadata, generateViewport } = route
export default route.Page
