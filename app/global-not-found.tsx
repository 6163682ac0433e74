import './globals.css'
import type { Metadata, Viewport } from 'next'
import { Document } from '@/components/layout/document'
import { NotFoundPageView } from '@/components/not-found/not-found-page-view'
import { withBaseUrl } from '@/lib/config/base-url'
import { ownPages } from '@/lib/config/own-pages'
import { createOwnRoute } from '@/components/routes/page-route'
import { createSectionLayout } from '@/components/routes/section-layout'
import { siteMetadata, siteViewport } from '@/lib/output/head/metadata'
import { SITE_SECTION } from '@/lib/records/section'

const SectionLayout = createSectionLayout(SITE_SECTION, withBaseUrl(ownPages['not-found'].path))

const route = createOwnRoute('not-found', ({ page }) => (
  <Document>
    <SectionLayout>
      <NotFoundPageView page={page} />
    </SectionLayout>
  </Document>
))

export const generateMetadata = async (): Promise<Metadata> => ({
  ...siteMetadata,
  ...(await route.generateMetadata()),
})
export const viewport: Viewport = siteViewport
export default route.Page
