import { SearchPageView } from '@/components/search-page/search-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages.search.path, 'search', (page) => (
  <SearchPageView page={page} />
))

// The title depends on the query, so `SearchPage` renders it.
export const generateMetadata = async () => ({ ...(await route.generateMetadata()), title: null })
export default route.Page
