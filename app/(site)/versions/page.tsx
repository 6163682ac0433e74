import { VersionsPageView } from '@/components/versions/versions-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('versions', VersionsPageView)

export const generateMetadata = route.generateMetadata
export default route.Page
