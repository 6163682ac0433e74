import { withBaseUrl } from '@/lib/base-url'
import type { Docs } from './docs/create-docs'

/** A page of the site. */
export type SiteRoute = {
  /** Path with the base URL and both slashes. */
  href: string
  /** Content file it is made from, if it is one. */
  path: string | undefined
  unlisted: boolean
}

/** Every page of the site, enumerated once: the link check, the sitemap and the tests read this list. */
export function siteRoutes(docsInstances: Docs[]): SiteRoute[] {
  const docsRoutes = docsInstances.flatMap((docs) =>
    docs.slugs.map((slug): SiteRoute => {
      const page = docs.get(slug)
      const path = page.kind === 'doc' ? page.doc.path : undefined
      return { href: page.href, path, unlisted: page.unlisted }
    }),
  )
  return [{ href: withBaseUrl('/'), path: undefined, unlisted: false }, ...docsRoutes]
}
