import type { AddressBook } from '@/lib/addresses/address-book'
import { ensureTrailingSlash } from '@/lib/url'
import { siteRoutes } from './all-routes'
import type { SiteContent } from './load-content'
import { siteRedirects, toSitePath } from './site-redirects'

/** Routes whose page answers for every address below it. */
export const NESTED_ROUTES = ['/feature-requests/']

/** The address book of the site. */
export function createAddressBook(content: SiteContent): AddressBook {
  const routes = siteRoutes(content).map(({ href, ...route }) => ({
    ...route,
    path: toSitePath(href),
  }))
  const isOffered = ({ unlisted, noIndex }: { unlisted: boolean; noIndex: boolean }) =>
    !unlisted && !noIndex
  const versioned = content.docs
    .filter(({ config }) => config.versions.length > 1)
    .map(({ config }) => ({
      root: ensureTrailingSlash(toSitePath(config.routeBasePath)),
      versions: config.versions.map(({ path }) => path).filter(Boolean),
    }))
  return {
    pages: routes.filter(isOffered).map(({ path, title }) => [path, title]),
    hidden: routes.filter((route) => !isOffered(route)).map(({ path }) => path),
    redirects: siteRedirects(content)
      // These follow from `versioned`.
      .redirects.filter(
        ({ from }) => !versioned.some(({ root }) => from.startsWith(`${root}next/`)),
      )
      .map(({ from, to }) => [from, to]),
    versioned,
    nested: NESTED_ROUTES.filter((route) => routes.some(({ path }) => path === route)),
  }
}
