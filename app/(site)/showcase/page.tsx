import { ShowcasePageView } from '@/components/showcase/showcase-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('showcase', ShowcasePageView)

export const generateMetadata = route.generateMetadata
export default route.Page
