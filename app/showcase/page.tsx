import { PageFrame } from '@/components/layout/page-frame'
import { heading, summary } from '@/components/showcase/filters.static'
import { Showcase } from '@/components/showcase/showcase'
import { withBaseUrl } from '@/lib/base-url'
import { showcaseSites } from '@/lib/content'
import { toMetadata } from '@/lib/seo/metadata'

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
