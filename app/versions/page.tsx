import { VersionsPage } from '@/components/versions/versions-page'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { toMetadata } from '@/lib/output/head/metadata'

const page = {
  title: 'Versions',
  description: `Documentation and release notes of every version of ${siteConfig.product.name}: the current one, the newest release, past ones and archives.`,
}

export const metadata = toMetadata({ ...page, canonicalHref: withBaseUrl('/versions/') })

export default function Page() {
  return <VersionsPage {...page} />
}
