import { FeatureRequestsPageView } from '@/components/feature-requests/feature-requests-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('feature-requests', FeatureRequestsPageView)

export const generateMetadata = route.generateMetadata
export default route.Page
