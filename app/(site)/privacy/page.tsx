import { PrivacyPageView } from '@/components/privacy/privacy-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'

const route = createPageRoute(ownPages.privacy.path, 'privacy', (page) => (
  <PrivacyPageView page={page} />
))

export const generateMetadata = route.generateMetadata
export default route.Page
