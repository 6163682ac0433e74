import { createDocsRoute } from '@/components/docs/docs-route'
import { docs } from '@/lib/model/site'

const route = createDocsRoute(docs)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
