import { createPagesRoute } from '@/components/pages/pages-route'
import { pageExamples } from '@/lib/model/site'

const route = createPagesRoute(pageExamples)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
