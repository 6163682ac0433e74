import { FixturesPageView } from '@/components/fixture-areas/fixtures-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('fixtures', FixturesPageView)

export const generateMetadata = route.generateMetadata
export default route.Page
