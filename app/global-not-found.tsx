import './globals.css'
import type { Metadata } from 'next'
import { Document } from '@/components/layout/document'
import { PageFrame } from '@/components/layout/page-frame'
import { withBaseUrl } from '@/lib/base-url'
import { siteMetadata, toMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = {
  ...siteMetadata,
  ...toMetadata({
    title: 'Page Not Found',
    description: undefined,
    canonicalHref: withBaseUrl('/404.html'),
  }),
  robots: { index: false },
}

export default function GlobalNotFound() {
  return (
    <Document>
      <PageFrame>
        <main id="main" className="message-page" tabIndex={-1}>
          <h1>Page not found</h1>
          <p>
            There is nothing at this address. It may have moved, or the link has a typing error.
          </p>
          <p>
            <a className="button" href={withBaseUrl('/docs/')}>
              Start from the docs
            </a>
          </p>
        </main>
      </PageFrame>
    </Document>
  )
}
