import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import { withBaseUrls } from '@/lib/config/base-urls-in-html'
import { defaultLocale } from '@/lib/config/locales'
import { searchOrigin } from '@/lib/config/search-origin'
import { siteConfig } from '@/lib/config/site'
import { toTwinListPath } from '@/lib/records/twin'
import { SEARCH_DESCRIPTION_PATH } from '@/lib/config/search-description'
import { toAnnouncementStyle } from '../announcement/announcement-style'
import { ThemeScript } from '../theme/theme-provider.client'
import { InlineScript } from '../ui/inline-script'
import { ContentProblems } from './content-problems'
import { Shell } from './shell.client'

// Every page needs these. Without the imports, the bundler would add them to the scripts of each page again.
import '../mdx/static-html.client'
import './main-boundary.client'
import './section-frame.client'

/** The configured colors of the announcement. The policy allows this style by its hash. */
const announcementStyle = toAnnouncementStyle(siteConfig.announcement)

const { announcement } = siteConfig

/** The document around every page, including the not-found page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale.htmlLang} dir={defaultLocale.direction} suppressHydrationWarning>
      <head>
        <ThemeScript />
        <InlineScript name="before-content" />
        {siteConfig.url !== undefined && (
          <link
            rel="search"
            href={withBaseUrl(SEARCH_DESCRIPTION_PATH)}
            type="application/opensearchdescription+xml"
            title={siteConfig.title}
          />
        )}
        {searchOrigin !== undefined && (
          <link rel="preconnect" href={searchOrigin} crossOrigin="anonymous" />
        )}
        {announcementStyle && <style dangerouslySetInnerHTML={{ __html: announcementStyle }} />}
      </head>
      <body>
        {/* Ids of a page's parts start with an underscore, so headings can have every other name. */}
        <section id="_top" aria-label="Skip to main content" tabIndex={-1}>
          <a className="button skip-link" href="#_main">
            Skip to main content
          </a>
          {/* For agents, which read the source. */}
          <p hidden>
            <a href={withBaseUrl(toTwinListPath('/'))}>llms.txt</a> lists all pages as Markdown.
          </p>
        </section>
        {process.env.NODE_ENV === 'development' && <ContentProblems />}
        <Shell
          announcement={
            announcement && {
              html: withBaseUrls(announcement.html),
              isCloseable: announcement.isCloseable,
            }
          }
        >
          {children}
        </Shell>
      </body>
    </html>
  )
}
