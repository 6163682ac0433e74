import { SiteMapPageView } from '@/components/site-map/site-map-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages['site-map'].path, 'site-map', (page) => (
  <SiteMapPageView page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
