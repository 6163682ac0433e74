import { StandalonePageView } from '@/components/pages/standalone-page-view'
import { fixtureComponents } from '@/components/tests/fixture-components'
import { testPages } from '@/lib/config/instances'
import { createInstanceRoute } from '@/components/routes/page-route'

const route = createInstanceRoute(testPages.routeBasePath, ['page'], (props) => (
  <StandalonePageView {...props} components={fixtureComponents} />
))

export const { generateStaticParams, generateMetadata, generateViewport } = route
export default route.Page
