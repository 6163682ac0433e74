import type { ReactNode } from 'react'
import { TabBehaviours } from '../mdx/tab-behaviours.client'
import { AppLinks } from './app-links.client'
import { BeforePaint } from './before-paint'
import { ThemeProvider } from './theme-provider.client'

/** The document around every page, the not-found page included. */
export function Document({ children }: { children: ReactNode }) {
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
