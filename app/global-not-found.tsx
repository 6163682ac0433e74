import './globals.css'
import type { Metadata } from 'next'
import { Document } from '@/components/layout/document'
import { PageFrame } from '@/components/layout/page-frame'
import { NotFoundPage } from '@/components/not-found/not-found-page'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteMetadata, toMetadata } from '@/lib/output/head/metadata'

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
        <NotFoundPage />
      </PageFrame>
    </Document>
  )
}
