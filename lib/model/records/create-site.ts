import { toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { docsInstances, mainDocs } from '@/lib/config/instances'
import type { NavbarItem } from '@/lib/config/navbar-types'
import { siteConfig } from '@/lib/config/site'
import type { Href, SitePath } from '@/lib/core/url'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { RoutedPage, SiteRecords } from '@/lib/records/write-records'
import type { Section } from '@/lib/records/section'
import { SITE_SECTION } from '@/lib/records/section'
import type { SitePage } from '@/lib/records/site-page'
import { toBlogRecords } from '../blog/blog-records'
import { findDocsRecord, toDocsRecords } from '../docs/docs-records'
import { createSections } from './sections'
import { createCrossLinks } from '../blog/cross-links'
import { toPageRecords } from '../pages/page-records'
import { findUpgradeLink, toUpgradeRecords } from '../upgrade/upgrade-records'
import { toDataFile } from '../shared/data-file'
import type { SiteFacts } from '../shared/site-facts'
import type { SiteContent } from '../site/load-content'
import { getModelProblems } from '../site/load-content'
import type { SiteData } from './own-pages'
import { toDebugRecords, toNotFoundRecord, toOwnRecords } from './own-pages'
import { toOptionLists } from '../site/option-lists'
import { createRouteManifest } from '../site/route-manifest'
import type { RedirectList } from '../site/redirects'
import { createRedirects, toNextRedirects, toPackageRedirects } from '../site/redirects'

/** The whole site as data. */
export type Site = SiteRecords & {
  /** Problems of the content as a whole and of the redirects. */
  problems: ModelProblem[]
}

/** Pages of an instance. Unless the instance has a route, the pages have the routes of their sections. */
type Family = { name: string; route?: SitePath; pages: SitePage[] }

/** Returns the id of the section that a page is in: the deepest one above it. */
function findSectionId(sections: Section[], path: SitePath): SitePath {
  const [deepest] = sections
    .filter(({ id }) => path.startsWith(ensureTrailingSlash(id)))
    .sort((one, other) => other.id.length - one.id.length)
  return deepest?.id ?? SITE_SECTION
}

/** Creates the site's redirects: the rows of `content/redirects.ts`, and those that rules derive from the pages. */
function toRedirects(paths: SitePath[], { docs, redirects: { rows } }: SiteContent): RedirectList {
  const next = docs
    .filter(({ config }) => config.versions.length > 1)
    .flatMap((instance) => {
      const pages = instance.slugs
        .map((slug) => instance.get(slug))
        .filter(({ version }) => version.name === instance.config.lastVersion)
      const root = ensureTrailingSlash(toSitePath(instance.config.routeBasePath))
      return toNextRedirects(
        pages.map(({ href }) => toSitePath(href)),
        root,
      )
    })
  const rules = [...next, ...toPackageRedirects(paths, siteConfig.product.scope)]
  return createRedirects(rows, rules, paths)
}

function createContext(content: SiteContent, facts: SiteFacts, data: SiteData) {
  const crossLinks = createCrossLinks({ ...content, data, facts })
  return {
    ...{ content, crossLinks, data, facts },
    findUpgrade: (version: string) => findUpgradeLink(content, version),
  }
}

/**
 * Creates the record of a single page, which is the same as in `createSite`. Returns undefined if there is no such
 * page, and for pages that list all others: the debug panel and the not-found page.
 * @param path decoded, with a leading and a trailing slash
 */
export function createPage(
  path: SitePath,
  ...[content, facts, data]: Parameters<typeof createSite>
): SitePage | undefined {
  const context = createContext(content, facts, data)
  for (const docs of content.docs) {
    const record = findDocsRecord(docs, path, context)
    if (record) return record
  }
  const isBelow = ({ config }: { config: { routeBasePath: Href } }) =>
    path.startsWith(toSitePath(ensureTrailingSlash(config.routeBasePath)))
  const others = [
    () => content.blogs.filter(isBelow).flatMap((blog) => toBlogRecords(blog, context)),
    () => content.pages.flatMap((pages) => toPageRecords(pages, facts)),
    () => toOwnRecords(context),
    () => toUpgradeRecords(context),
  ]
  for (const list of others) {
    const record = list().find((page) => page.path === path)
    if (record) return record
  }
  return undefined
}

/**
 * Creates the record of every page. Pure: everything that must be read from outside is in `facts` and `data`.
 * @param content the instances of the site
 */
export function createSite(
  content: SiteContent,
  facts: SiteFacts,
  data: SiteData,
  navbarItems: NavbarItem[],
): Site {
  const context = createContext(content, facts, data)
  const families: Family[] = [
    ...content.docs.map((docs) => ({
      name: `docs/${docs.config.id}`,
      pages: toDocsRecords(docs, context),
    })),
    { name: 'upgrades', pages: toUpgradeRecords(context) },
    ...content.blogs.map((blog) => ({
      name: `blog/${blog.config.id}`,
      pages: toBlogRecords(blog, context),
    })),
    ...content.pages.map((pages) => ({
      name: `pages/${pages.config.contentPath}`,
      route: toSitePath(pages.config.routeBasePath),
      pages: toPageRecords(pages, facts),
    })),
  ]
  const own = toOwnRecords(context)
  const panel = toDebugRecords(
    [
      ...own.map((page) => ({ page, family: undefined })),
      ...families.flatMap(({ name, pages }) => pages.map((page) => ({ page, family: name }))),
    ],
    context,
  )
  const sections = createSections(content, navbarItems)
  const pages: RoutedPage[] = [
    ...own.map((page) => ({ page, route: page.path, section: SITE_SECTION })),
    ...panel.map((page) => ({ page, route: page.path })),
    ...families.flatMap(({ route, pages: ofInstance }) =>
      ofInstance.map((page) => {
        const section = findSectionId(sections, page.path)
        return { page, route: route ?? section, section }
      }),
    ),
  ]
  const { redirects, problems } = toRedirects(
    pages.map(({ page }) => page.path),
    content,
  )
  const routeManifest = toDataFile(
    'manifest',
    createRouteManifest(
      pages.map(({ page }) => page),
      redirects,
      docsInstances,
    ),
  )
  const notFound = toNotFoundRecord(context, withBaseUrl(`/routes/${routeManifest.fileName}`))
  const scheduled = content.blogs
    .flatMap((blog) => blog.scheduled)
    .sort((a, b) => a.date.localeCompare(b.date))
  const formulas = pages.flatMap(({ page: { source } }) => {
    const styles = source === undefined ? undefined : facts.findOutline(source)?.math
    return styles ? [styles] : []
  })
  const optionLists = toOptionLists({
    sources: data.optionSources,
    docs: mainDocs,
    findFileHref: facts.findFileHref,
  })
  return {
    pages: [...pages, { page: notFound, route: undefined, section: SITE_SECTION }],
    sections,
    redirects,
    ...(scheduled.length > 0 && { scheduled }),
    routeManifest,
    optionLists,
    formulas,
    problems: [...getModelProblems(content), ...problems],
  }
}
