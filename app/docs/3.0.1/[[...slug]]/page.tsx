import { createDocsRoute } from '@/components/routes/docs-route'
import { mainDocs } from '@/lib/config/instances'

const route = createDocsRoute(mainDocs, '3.0.1')

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
