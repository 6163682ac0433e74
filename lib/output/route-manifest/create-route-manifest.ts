import type { RouteManifest } from './route-manifest'
import { ensureTrailingSlash } from '@/lib/core/url'
import { siteRoutes } from '@/lib/model/site/all-routes'
import type { SiteContent } from '@/lib/model/site/load-content'
import { siteRedirects, toSitePath } from '@/lib/model/site/site-redirects'

/** Routes whose page answers for every address below it. */
export const NESTED_ROUTES = ['/feature-requests/']

/** The route manifest of the site. */
export function createRouteManifest(content: SiteContent): RouteManifest {
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
