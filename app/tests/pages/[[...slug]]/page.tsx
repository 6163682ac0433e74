import { createPagesRoute } from '@/components/pages/pages-route'
import { pageFixtures } from '@/lib/content'

const route = createPagesRoute(pageFixtures)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
