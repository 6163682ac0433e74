import rows from '@/content/redirects'
import { siteConfig } from '@/lib/config/site'
import { ensureTrailingSlash } from '@/lib/core/url'
import { siteRoutes } from './all-routes'
import type { SiteContent } from './load-content'
import type { RedirectList } from './redirects'
import { createRedirects, toNextRedirects, toPackageRedirects } from './redirects'

/** A path without the base URL. @example toSitePath('/base/docs/') // '/docs/' */
export function toSitePath(href: string): string {
  return `/${href.slice(siteConfig.baseUrl.length)}`
}

/** Every redirect of the site: the rows of `content/redirects.ts` and what rules derive from the pages. */
export function siteRedirects(content: SiteContent): RedirectList {
  const routes = siteRoutes(content).map(({ href }) => toSitePath(href))
  const next = content.docs
    .filter(({ config }) => config.versions.length > 1)
    .flatMap((docs) => {
      const pages = docs.slugs
        .map((slug) => docs.get(slug))
        .filter(({ version }) => version.name === docs.config.lastVersion)
      const root = ensureTrailingSlash(toSitePath(docs.config.routeBasePath))
      return toNextRedirects(
        pages.map(({ href }) => toSitePath(href)),
        root,
      )
    })
  const rules = [...next, ...toPackageRedirects(routes, siteConfig.product.scope)]
  return createRedirects(rows, rules, routes)
}
