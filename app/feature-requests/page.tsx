import { FeatureRequestsPage } from '@/components/feature-requests/feature-requests-page'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { toMetadata } from '@/lib/output/head/metadata'

const page = {
  title: 'Feedback',
  description: `What people ask ${siteConfig.product.name} for, by theme, with the threads where each request is discussed.`,
}

export const metadata = toMetadata({ ...page, canonicalHref: withBaseUrl('/feature-requests/') })

export default function Page() {
  return <FeatureRequestsPage {...page} />
}
