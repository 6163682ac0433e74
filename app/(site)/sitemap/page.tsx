import { SiteMapPageView } from '@/components/site-map/site-map-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('site-map', SiteMapPageView)

export const generateMetadata = route.generateMetadata
export default route.Page
