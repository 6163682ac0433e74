import { summary } from '@/components/home/hero.static'
import { Home } from '@/components/home/home'
import { Footer } from '@/components/layout/footer'
import { Navbar } from '@/components/navbar/navbar'
import { withBaseUrl } from '@/lib/base-url'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ description: summary, canonicalHref: withBaseUrl('/') })

export default function Page() {
  return (
    <>
      <Navbar />
      <main id="main" className="home" tabIndex={-1}>
        <Home />
      </main>
      <Footer />
    </>
  )
}
