import { StandalonePageView } from '@/components/pages/standalone-page-view'
import { examplePages } from '@/lib/config/instances'
import { createInstanceRoute } from '@/components/routes/page-route'

const route = createInstanceRoute(examplePages.routeBasePath, StandalonePageView)

export const { generateStaticParams, generateMetadata, generateViewport } = route
export default route.Page
