import { ErrorBoundaryTests } from '@/components/tests/error-boundary-tests'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('error-tests', ErrorBoundaryTests)

export const generateMetadata = route.generateMetadata
export default route.Page
