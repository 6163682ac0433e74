import { PrivacyPageView } from '@/components/privacy/privacy-page-view'
import { createOwnRoute } from '@/components/routes/page-route'

const route = createOwnRoute('privacy', PrivacyPageView)

export const generateMetadata = route.generateMetadata
export default route.Page
