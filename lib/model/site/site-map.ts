import { siteConfig } from '@/lib/config/site'
import { groupBy } from '@/lib/core/group-by'
import type { SiteMapSection } from '@/lib/records/site-data'
import type { Docs } from '../docs/types'
import { toInstanceName } from '../shared/instance'
import type { PageInput } from '../shared/page-base'
import type { SiteInstances } from './load-content'

/** Creates a section of the pages that search engines may list, sorted by URL. */
function toSection(title: string, pages: PageInput[]): SiteMapSection {
  const links = pages
    .filter(({ unlisted, noIndex }) => !unlisted && !noIndex)
    .map((page) => ({ href: page.href, title: page.title }))
    .sort((one, other) => (one.href < other.href ? -1 : 1))
  return { title, links }
}

/** Creates a section for each version. */
function toDocsSections({ config, pages }: Docs): SiteMapSection[] {
  const name = toInstanceName(config.routeBasePath)
  return [...groupBy(pages, ({ version }) => version.label)].map(([label, ofVersion]) =>
    toSection(config.versions.length > 1 ? `${name} ${label}` : name, ofVersion),
  )
}

/** Lists every page that search engines may list by section. Leaves out empty sections. @param own pages without an instance */
export function toSiteMap(
  { docs, blogs, pages }: SiteInstances,
  own: PageInput[],
): SiteMapSection[] {
  return [
    toSection(siteConfig.title, own),
    ...docs.flatMap(toDocsSections),
    ...blogs.map((blog) => toSection(blog.config.title, blog.pages)),
    ...pages.map((each) => toSection(toInstanceName(each.config.routeBasePath), each.pages)),
  ].filter(({ links }) => links.length > 0)
}
