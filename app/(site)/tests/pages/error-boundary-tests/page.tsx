import { ErrorBoundaryTests } from '@/components/tests/error-boundary-tests'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages['error-tests'].path, 'error-tests', (page) => (
  <ErrorBoundaryTests page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
