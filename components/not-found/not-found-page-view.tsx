import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { NotFoundPage } from '@/lib/records/site-page'
import { PageFrame } from '../layout/page-frame'
import { AddressResolver } from './address-resolver.client'
import './not-found.css'

/**
 * Hides the text before it is painted: most readers are led on to the page they meant. Should the app not start, the
 * text appears after all. An address with two slashes in a row is cleaned at once, because the app does not start at
 * one: it would take what follows for another host.
 */
const prepare = `{let l=location,d=document.documentElement.dataset;d.address='pending';setTimeout(()=>{delete d.address},5000);if(/\\/\\//.test(l.pathname))l.replace(l.pathname.replace(/\\/+/g,'/')+l.search+l.hash)}`

const waysOn = [
  { label: 'Home', href: '/' },
  { label: 'All documentation', href: '/docs/' },
  { label: 'Every page of the site', href: '/sitemap.xml' },
]

/** What is at a URL that no page has. */
export function NotFoundPageView({ page }: { page: NotFoundPage }) {
  const { manifestHref } = page
  return (
    <PageFrame page={page}>
      <main id="main" className="message-page not-found" tabIndex={-1}>
        <link rel="preload" as="fetch" href={manifestHref} crossOrigin="anonymous" />
        <script dangerouslySetInnerHTML={{ __html: prepare }} />
        <p className="address-wait" aria-hidden="true">
          Looking for this page…
        </p>
        <div className="not-found-text">
          <h1>Page not found</h1>
          <p>
            There is nothing at this address. It may have moved, or the link has a typing error.
          </p>
          <AddressResolver manifestHref={manifestHref} baseUrl={siteConfig.baseUrl} />
          <p>
            You can go on from here, or tell the site that sent you here that its link is broken.
          </p>
          <nav aria-label="Ways on">
            <ul>
              {waysOn.map((way) => (
                <li key={way.href}>
                  <a href={withBaseUrl(way.href)}>{way.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </main>
    </PageFrame>
  )
}
