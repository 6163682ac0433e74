import { VersionsPageView } from '@/components/versions/versions-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages.versions.path, 'versions', (page) => (
  <VersionsPageView page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
