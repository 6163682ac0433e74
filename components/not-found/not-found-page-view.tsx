import { toHref } from '@/lib/config/base-url'
import { ownPages } from '@/lib/config/own-pages'
import { siteConfig } from '@/lib/config/site'
import type { PageOf } from '@/lib/records/site-page'
import { PageFrame } from '../layout/page-frame'
import { InlineScript } from '../ui/inline-script'
import { PathResolver } from './path-resolver.client'
import './not-found.css'

const suggestedLinks = [
  { label: 'Home', href: '/' },
  { label: 'All documentation', href: '/docs/' },
  { label: ownPages['site-map'].title, href: ownPages['site-map'].path },
]

/** Shown at a URL without a page. */
export function NotFoundPageView({ page }: { page: PageOf<'not-found'> }) {
  const { manifestHref } = page
  return (
    <PageFrame page={page}>
      <main id="main" className="message-page not-found" tabIndex={-1}>
        <link rel="preload" as="fetch" href={manifestHref} crossOrigin="anonymous" />
        <InlineScript name="not-found" />
        <p className="address-wait" aria-hidden="true">
          Looking for this page…
        </p>
        <div className="not-found-text">
          <h1>Page not found</h1>
          <p>There is no page at this URL. It may have moved, or the link may contain a typo.</p>
          <PathResolver manifestHref={manifestHref} baseUrl={siteConfig.baseUrl} />
          <p>
            Use one of the links below. If a link on another site led you here, you can tell that
            site that it's broken.
          </p>
          <nav aria-label="Suggested links">
            <ul>
              {suggestedLinks.map((link) => (
                <li key={link.href}>
                  <a href={toHref(link.href)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </main>
    </PageFrame>
  )
}
