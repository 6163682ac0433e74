import { OfflinePageView } from '@/components/offline/offline-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages.offline.path, 'offline', (page) => (
  <OfflinePageView page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
