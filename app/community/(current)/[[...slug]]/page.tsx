import { createDocsRoute } from '@/components/routes/docs-route'
import { communityDocs } from '@/lib/config/instances'

const route = createDocsRoute(communityDocs, 'current')

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
