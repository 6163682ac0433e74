import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/components/layout/document'
import { siteMetadata, siteViewport } from '@/lib/output/head/metadata'

export const metadata: Metadata = siteMetadata
export const viewport: Viewport = siteViewport

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
