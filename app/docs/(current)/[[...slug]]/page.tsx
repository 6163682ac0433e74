import { createDocsRoute } from '@/components/routes/docs-route'
import { mainDocs } from '@/lib/config/instances'

const route = createDocsRoute(mainDocs, 'current')

export const { generateStaticParams, generateMetadata, generateViewport } = route
export default route.Page
