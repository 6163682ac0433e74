import { SearchPageView } from '@/components/search-page/search-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('search', SearchPageView)

// The title depends on the query, so `SearchPage` renders it.
export const generateMetadata = async () => ({ ...(await route.generateMetadata()), title: null })
export default route.Page
