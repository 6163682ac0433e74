import { createPagesRoute } from '@/components/pages/pages-route'
import { fixtureComponents } from '@/components/tests/fixture-components'
import { pageFixtures } from '@/lib/model/site'

const route = createPagesRoute(pageFixtures, fixtureComponents)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
