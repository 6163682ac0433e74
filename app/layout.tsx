import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { AppLinks } from '@/components/layout/app-links.client'
import { BeforePaint } from '@/components/layout/before-paint'
import { ThemeProvider } from '@/components/layout/theme-provider.client'
import { TabBehaviours } from '@/components/mdx/tab-behaviours.client'
import { withBaseUrl } from '@/lib/base-url'
import { siteConfig } from '@/lib/config/site'

export const metadata: Metadata = {
  metadataBase: new URL(siteConfig.url),
  icons: { icon: { url: withBaseUrl('/favicon.svg'), type: 'image/svg+xml' } },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <body>
        <BeforePaint />
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        <ThemeProvider>{children}</ThemeProvider>
        <AppLinks />
        <TabBehaviours />
      </body>
    </html>
  )
}
