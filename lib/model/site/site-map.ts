import { withBaseUrl } from '@/lib/config/base-url'
import type { OwnPageConfig } from '@/lib/config/own-pages'
import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import { groupBy } from '@/lib/core/group-by'
import type { SiteMapSection } from '@/lib/records/site-data'
import type { Docs } from '../docs/create-docs'
import { toInstanceName } from '../shared/instance-name'
import type { SiteInstances } from './load-content'

type ListedPage = { href: Href; title: string; unlisted?: boolean; noIndex?: boolean }

/** Creates a section of the pages that search engines may list, sorted by URL. */
function toSection(title: string, pages: ListedPage[]): SiteMapSection {
  const links = pages
    .filter(({ unlisted, noIndex }) => !unlisted && !noIndex)
    .map((page) => ({ href: page.href, title: page.title }))
    .sort((one, other) => (one.href < other.href ? -1 : 1))
  return { title, links }
}

/** Creates a section for each version. */
function toDocsSections({ config, slugs, get }: Docs): SiteMapSection[] {
  const name = toInstanceName(config.routeBasePath)
  const pages = slugs.map((slug) => get(slug))
  return [...groupBy(pages, ({ version }) => version.label)].map(([label, ofVersion]) =>
    toSection(config.versions.length > 1 ? `${name} ${label}` : name, ofVersion),
  )
}

/** Lists every page that search engines may list by section. Leaves out empty sections. */
export function toSiteMap(
  { docs, blogs, pages }: SiteInstances,
  ownPages: OwnPageConfig[],
): SiteMapSection[] {
  const own = ownPages.map(({ path, title = siteConfig.title, noIndex = false }) => ({
    ...{ href: withBaseUrl(path), title, noIndex },
  }))
  return [
    toSection(siteConfig.title, own),
    ...docs.flatMap(toDocsSections),
    ...blogs.map((blog) => toSection(blog.config.title, blog.pages)),
    ...pages.map((each) => toSection(toInstanceName(each.config.routeBasePath), each.pages)),
  ].filter(({ links }) => links.length > 0)
}
