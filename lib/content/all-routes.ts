import { withBaseUrl } from '@/lib/base-url'
import { debugPages, toDebugPath } from '@/lib/debug/debug-pages'
import type { SiteContent } from './load-content'

/** A page of the site. */
export type SiteRoute = {
  /** Path with the base URL and both slashes. */
  href: string
  /** Content file it is made from, if it is one. */
  path: string | undefined
  unlisted: boolean
  /** Search engines are asked to leave the page out, whatever the page itself says. */
  noIndex: boolean
  /** Addresses below this one show the page, too, unless they have a page of their own. */
  nested?: true
}

/** A page that has a file in `app/` and none in `content/`. */
function toSiteRoute(path: string, more: Partial<SiteRoute> = {}): SiteRoute {
  return { href: withBaseUrl(path), path: undefined, unlisted: false, noIndex: false, ...more }
}

/** Search engines are not to list it. */
const hidden = { noIndex: true }

/** The pages that belong to no instance. */
const ownRoutes: SiteRoute[] = [
  toSiteRoute('/'),
  toSiteRoute('/versions/'),
  toSiteRoute('/showcase/'),
  toSiteRoute('/feature-requests/', { nested: true }),
  toSiteRoute('/tests/', hidden),
  toSiteRoute('/tests/pages/error-boundary-tests/', hidden),
  toSiteRoute(toDebugPath(), hidden),
  ...debugPages.map(({ id }) => toSiteRoute(toDebugPath(id), hidden)),
]

/** Every page of the site, enumerated once: the link check, the sitemap and the tests read this list. */
export function siteRoutes({ docs, blogs, pages }: SiteContent): SiteRoute[] {
  const docsRoutes = docs.flatMap((instance) =>
    instance.slugs.map((slug): SiteRoute => {
      const page = instance.get(slug)
      const path = page.kind === 'doc' ? page.doc.path : undefined
      const { href, unlisted, noIndex } = page
      return { href, path, unlisted, noIndex }
    }),
  )
  const blogRoutes = blogs.flatMap((instance) =>
    instance.pages.map((page): SiteRoute => {
      const path = page.kind === 'post' ? page.post.path : undefined
      const { href, unlisted, noIndex } = page
      return { href, path, unlisted, noIndex }
    }),
  )
  const pageRoutes = pages.flatMap((instance) => instance.pages)
  return [...ownRoutes, ...docsRoutes, ...blogRoutes, ...pageRoutes]
}
