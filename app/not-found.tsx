import { Footer } from '@/components/layout/footer'
import { Navbar } from '@/components/navbar/navbar'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = {
  ...toMetadata({ title: 'Page Not Found', description: undefined, canonicalHref: '/404.html' }),
  robots: { index: false },
}

export default function NotFound() {
  return (
    <>
      <Navbar />
      <main id="main" className="message-page" tabIndex={-1}>
        <h1>Page not found</h1>
        <p>
          There is nothing at this address. It may have moved, or the link has a typing error.
        </p>
        <p>
          <a className="button" href="/docs/">
            Start from the docs
          </a>
        </p>
      </main>
      <Footer />
    </>
  )
}
