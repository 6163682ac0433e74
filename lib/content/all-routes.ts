import { withBaseUrl } from '@/lib/base-url'
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
}

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
  return [
    { href: withBaseUrl('/'), path: undefined, unlisted: false, noIndex: false },
    {
      href: withBaseUrl('/tests/pages/error-boundary-tests/'),
      path: undefined,
      unlisted: false,
      noIndex: true,
    },
    ...docsRoutes,
    ...blogRoutes,
    ...pageRoutes,
  ]
}
