import { DebugPageView } from '@/components/debug/debug-page-view'
import { toDebugPath } from '@/lib/config/debug-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(toDebugPath(), 'debug', DebugPageView)

export const generateMetadata = route.generateMetadata
export default route.Page
