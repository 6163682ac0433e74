import { FeatureRequestsPageView } from '@/components/feature-requests/feature-requests-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages['feature-requests'].path, 'feature-requests', (page) => (
  <FeatureRequestsPageView page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
