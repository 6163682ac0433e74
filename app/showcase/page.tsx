import { PageFrame } from '@/components/layout/page-frame'
import { heading, summary } from '@/components/showcase/filters'
import { Showcase } from '@/components/showcase/showcase'
import { withBaseUrl } from '@/lib/config/base-url'
import { showcaseSites } from '@/lib/model/site'
import { toMetadata } from '@/lib/output/head/metadata'

export const metadata = toMetadata({
  title: heading,
  description: summary,
  canonicalHref: withBaseUrl('/showcase/'),
})

export default function Page() {
  return (
    <PageFrame>
      <Showcase sites={showcaseSites} />
    </PageFrame>
  )
}
