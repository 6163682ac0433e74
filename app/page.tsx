import { summary } from '@/components/home/hero.static'
import { Home } from '@/components/home/home'
import { PageFrame } from '@/components/layout/page-frame'
import { withBaseUrl } from '@/lib/base-url'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ description: summary, canonicalHref: withBaseUrl('/') })

export default function Page() {
  return (
    <PageFrame>
      <main id="main" className="home" tabIndex={-1}>
        <Home />
      </main>
    </PageFrame>
  )
}
