import './globals.css'
import type { Metadata, Viewport } from 'next'
import { Document } from '@/components/layout/document'
import { NotFoundPageView } from '@/components/not-found/not-found-page-view'
import { ownPages } from '@/lib/config/own-pages'
import { createPageRoute } from '@/components/routes/page-route'
import { siteMetadata, siteViewport } from '@/lib/output/head/metadata'

const route = createPageRoute(ownPages['not-found'].path, 'not-found', (page) => (
  <Document>
    <NotFoundPageView page={page} />
  </Document>
))

export const generateMetadata = async (): Promise<Metadata> => ({
  ...siteMetadata,
  ...(await route.generateMetadata()),
})
export const viewport: Viewport = siteViewport
export default route.Page
