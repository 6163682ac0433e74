import { BaseUrlHint } from '@/components/home/base-url-hint'
import { summary } from '@/components/home/hero.static'
import { Home } from '@/components/home/home'
import { PageFrame } from '@/components/layout/page-frame'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { toMetadata } from '@/lib/output/head/metadata'

export const metadata = toMetadata({ description: summary, canonicalHref: withBaseUrl('/') })

export default function Page() {
  return (
    <PageFrame>
      <BaseUrlHint
        product={siteConfig.product.name}
        baseUrl={siteConfig.baseUrl}
        manual="docs/api/docusaurus-config/#baseUrl"
      />
      <main id="main" className="home" tabIndex={-1}>
        <Home />
      </main>
    </PageFrame>
  )
}
