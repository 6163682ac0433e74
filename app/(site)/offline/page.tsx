import { OfflinePageView } from '@/components/offline/offline-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('offline', OfflinePageView)

export const generateMetadata = route.generateMetadata
export default route.Page
