import { SearchPageView } from '@/components/search-page/search-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages.search.path, 'search', (page) => (
  <SearchPageView page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
