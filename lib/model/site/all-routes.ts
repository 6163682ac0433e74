import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { debugPages, toDebugPath } from '@/lib/config/debug-pages'
import type { FrontMatter } from '@/lib/source/front-matter'
import type { SiteContent } from './load-content'

/** A page of the site. */
export type SiteRoute = {
  /** Path with the base URL and both slashes. */
  href: string
  title: string
  /** Content file it is made from, if it is one. */
  path: string | undefined
  /** When its front matter says that it was last changed. */
  lastUpdate?: FrontMatter<'Doc'>['last_update']
  unlisted: boolean
  /** Search engines are asked to leave the page out, whatever the page itself says. */
  noIndex: boolean
  /** Addresses below this one show the page, too, unless they have a page of their own. */
  nested?: true
}

/** A page that has a file in `app/` and none in `content/`. */
function toSiteRoute(path: string, title: string, more: Partial<SiteRoute> = {}): SiteRoute {
  const href = withBaseUrl(path)
  return { href, title, path: undefined, unlisted: false, noIndex: false, ...more }
}

/** Search engines are not to list it. */
const hidden = { noIndex: true }

/** The pages that belong to no instance. */
const ownRoutes: SiteRoute[] = [
  toSiteRoute('/', siteConfig.title),
  toSiteRoute('/versions/', 'Versions'),
  toSiteRoute('/showcase/', 'Showcase'),
  toSiteRoute('/feature-requests/', 'Feedback', { nested: true }),
  toSiteRoute('/tests/', 'Tests', hidden),
  toSiteRoute('/tests/pages/error-boundary-tests/', 'Error boundary tests', hidden),
  toSiteRoute(toDebugPath(), 'Debug panel', hidden),
  ...debugPages.map(({ id, label }) => toSiteRoute(toDebugPath(id), label, hidden)),
]

/** Every page of the site, enumerated once: the link check, the sitemap and the tests read this list. */
export function siteRoutes({ docs, blogs, pages }: SiteContent): SiteRoute[] {
  const docsRoutes = docs.flatMap((instance) =>
    instance.slugs.map((slug): SiteRoute => {
      const page = instance.get(slug)
      const doc = page.kind === 'doc' ? page.doc : undefined
      const { href, title, unlisted, noIndex } = page
      return {
        href,
        title,
        path: doc?.path,
        lastUpdate: doc?.frontMatter.last_update,
        unlisted,
        noIndex,
      }
    }),
  )
  const blogRoutes = blogs.flatMap((instance) =>
    instance.pages.map((page): SiteRoute => {
      const path = page.kind === 'post' ? page.post.path : undefined
      const { href, title, unlisted, noIndex } = page
      return { href, title, path, unlisted, noIndex }
    }),
  )
  const pageRoutes = pages.flatMap((instance) => instance.pages)
  return [...ownRoutes, ...docsRoutes, ...blogRoutes, ...pageRoutes]
}
