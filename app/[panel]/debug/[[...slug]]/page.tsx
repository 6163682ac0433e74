import { DebugPageView } from '@/components/debug/debug-page-view'
import { createInstanceRoute } from '@/components/routes/page-route'
import { debugPages, debugRoot, panel } from '@/lib/config/debug-pages'

const route = createInstanceRoute(debugRoot, DebugPageView)

// A folder can't have the name of the panel: one with an underscore at its start is private, and below an encoded one,
// `%5F%5F`, Next exports no dynamic pages.
export const dynamicParams = false
export const generateStaticParams = () =>
  [[], ...debugPages.map(({ id }) => [id])].map((slug) => ({ panel, slug }))

export const generateMetadata = route.generateMetadata
export default route.Page
