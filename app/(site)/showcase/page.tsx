import { ShowcasePageView } from '@/components/showcase/showcase-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages.showcase.path, 'showcase', (page) => (
  <ShowcasePageView page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
