import './globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/components/layout/document'
import { siteMetadata } from '@/lib/output/head/metadata'

export const metadata: Metadata = siteMetadata

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
