import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { formatDate } from '@/lib/core/dates'
import type { SocialCard } from '@/lib/output/social/social-card'
import { stripTrailingSlash } from '@/lib/core/url'
import { siteRoutes } from './all-routes'
import type { Docs } from '../docs/create-docs'
import type { DocsPageData } from '../docs/types'
import type { Blog } from '../blog/create-blog'
import type { BlogPageData } from '../blog/types'
import type { SiteContent } from './load-content'

/** A page's social image: what it says, and its address as a site path with the base URL. */
export type SocialImage = { href: string; card: SocialCard }

/** @example toInstanceName('/tests/docs') // 'Docs' */
function toInstanceName(routeBasePath: string): string {
  const name = routeBasePath.split('/').at(-1) ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function toDocsCard({ config }: Docs, { title, breadcrumbs, version }: DocsPageData): SocialCard {
  const [category, ...deeper] = breadcrumbs
  return {
    title,
    section: category && deeper.length > 0 ? category.label : toInstanceName(config.routeBasePath),
    detail: version.badge ? `Version ${version.label}` : '',
  }
}

function toBlogCard({ config }: Blog, page: BlogPageData): SocialCard {
  if (page.kind !== 'post') return { title: page.title, section: config.title, detail: '' }
  const { title, release, date } = page.post
  return {
    title: release ? `${siteConfig.title} ${title}` : title,
    section: config.title,
    detail: formatDate(date),
  }
}

/** Address of the image of a page. @example toImageHref('/docs/cli/') // '/social/docs/cli.png' */
function toImageHref(href: string): string {
  const below = stripTrailingSlash(href.slice(siteConfig.baseUrl.length))
  return withBaseUrl(`/social/${below || 'index'}.png`)
}

/** The social images of all pages that search engines may list, by the page's path. */
export function listSocialImages(content: SiteContent): Map<string, SocialImage> {
  const cards = new Map<string, SocialCard>([
    ...content.docs.flatMap((docs) =>
      docs.slugs.map((slug) => {
        const page = docs.get(slug)
        return [page.href, toDocsCard(docs, page)] as const
      }),
    ),
    ...content.blogs.flatMap((blog) =>
      blog.pages.map((page) => [page.href, toBlogCard(blog, page)] as const),
    ),
  ])
  return new Map(
    siteRoutes(content)
      .filter(({ unlisted, noIndex }) => !unlisted && !noIndex)
      .map(({ href, title }) => {
        const card = cards.get(href) ?? { title, section: siteConfig.title, detail: '' }
        return [href, { href: toImageHref(href), card }]
      }),
  )
}
