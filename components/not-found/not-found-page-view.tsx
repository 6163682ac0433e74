import { toHref } from '@/lib/config/base-url'
import { ownPages } from '@/lib/config/own-pages'
import { searchConfig } from '@/lib/config/search-settings'
import type { PageOf } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { PageColumns } from '../layout/page-columns'
import '../search-page/search-fields.css'
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
    <div className="docs">
      <PageColumns page={page}>
        <div className="message-page not-found">
          <link rel="preload" as="fetch" href={manifestHref} crossOrigin="anonymous" />
          <InlineScript name="not-found" />
          <p className="address-wait" aria-hidden="true">
            Looking for this page…
          </p>
          <div className="not-found-text">
            <PageHead
              title="Page not found"
              description="There is no page at this URL. It may have moved, or the link may contain a typo."
            />
            <form
              className="search-fields flex-row"
              role="search"
              action={toHref(ownPages.search.path)}
            >
              <input
                type="search"
                name="q"
                aria-label="Search"
                placeholder={searchConfig.placeholder}
              />
              <button type="submit" className="button button-quiet">
                Search
              </button>
            </form>
            <PathResolver manifestHref={manifestHref} />
            <p>
              Use one of the links below. If a link on another site led you here, you can tell that
              site that it's broken.
            </p>
            <nav aria-label="Suggested links">
              <ul className="flex-row">
                {suggestedLinks.map((link) => (
                  <li key={link.href}>
                    <a href={toHref(link.href)}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </PageColumns>
    </div>
  )
}
