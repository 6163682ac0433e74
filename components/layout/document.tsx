import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import { env } from '@/lib/config/env'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import { toAnnouncementStyle } from '../announcement/announcement-style'
import { ThemeScript } from '../theme/theme-provider.client'
import { InlineScript } from '../ui/inline-script'
import { ContentProblems } from './content-problems'
import { Shell } from './shell.client'

// Every page needs these. Without the imports, the bundler would add them to the scripts of each page again.
import '../mdx/static-html.client'
import '../navbar/navbar-bar.client'
import './main-boundary.client'

/** The configured colors of the announcement. The policy allows this style by its hash. */
const announcementStyle = toAnnouncementStyle(siteConfig.announcement)

/**
 * The document around every page, including the not-found page. The export writes the tags that all heads have in
 * common (`lib/output/head/document-head.ts`).
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale.htmlLang} dir={defaultLocale.direction} suppressHydrationWarning>
      <head>
        <ThemeScript />
        <InlineScript name="before-content" />
        {process.env.NODE_ENV === 'development' && (
          <link rel="icon" href={withBaseUrl('/favicon.svg')} type="image/svg+xml" />
        )}
        {announcementStyle && <style dangerouslySetInnerHTML={{ __html: announcementStyle }} />}
      </head>
      <body>
        <section id="top" aria-label="Skip to main content" tabIndex={-1}>
          <a className="skip-link" href="#main">
            Skip to main content
          </a>
        </section>
        {process.env.NODE_ENV === 'development' && <ContentProblems />}
        <Shell baseUrl={siteConfig.baseUrl} logs={env.isDeployPreview}>
          {children}
        </Shell>
      </body>
    </html>
  )
}
