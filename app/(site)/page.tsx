import { HomePageView } from '@/components/home/home-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages.home.path, 'home', (page) => <HomePageView page={page} />)

export const generateMetadata = route.generateMetadata
export default route.Page
