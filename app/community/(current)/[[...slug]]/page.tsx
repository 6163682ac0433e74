import { createDocsRoute } from '@/components/routes/docs-route'
import { communityDocs } from '@/lib/config/instances'

const route = createDocsRoute(communityDocs, 'current')

export const { generateStaticParams, generateMetadata, generateViewport } = route
export default route.Page
