import { Navbar } from '@/components/navbar/navbar'
import { Footer } from '@/components/layout/footer'
import { siteConfig } from '@/lib/config/site'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ description: siteConfig.tagline, canonicalHref: '/' })

export default function Page() {
  return (
    <>
      <Navbar />
      <main id="main" tabIndex={-1}>
        <h1>{siteConfig.tagline}</h1>
      </main>
      <Footer />
    </>
  )
}
