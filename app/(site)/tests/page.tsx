import { FixturesPageView } from '@/components/fixture-areas/fixtures-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages.fixtures.path, 'fixtures', (page) => (
  <FixturesPageView page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
