import { createDocsRoute } from '@/components/routes/docs-route'
import { testDocs } from '@/lib/config/instances'

const route = createDocsRoute(testDocs, 'current')

export const { generateStaticParams, generateMetadata, generateViewport } = route
export default route.Page
