import { HomePageView } from '@/components/home/home-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('home', HomePageView)

export const generateMetadata = route.generateMetadata
export default route.Page
