import { createDocsRoute } from '@/components/docs/docs-route'
import { community } from '@/lib/model/site'

const route = createDocsRoute(community)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
