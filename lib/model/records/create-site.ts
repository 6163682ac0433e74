import { toHref, toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { docsInstances, mainDocs } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import type { Href, SitePath } from '@/lib/core/url'
import { ensureTrailingSlash, findDeepest } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSidebar, SITE_SECTION } from '@/lib/records/section'
import type { SitePage } from '@/lib/records/site-page'
import type { RoutedPage, SiteRecords } from '@/lib/records/write-records'
import type { PlannedPage, SiteFacts } from '../shared/page-base'
import { toRecord } from '../shared/page-base'
import type { SiteContent } from '../site/load-content'
import { getModelProblems } from '../site/load-content'
import { toOptionLists } from '../site/option-lists'
import type { RedirectList } from '../site/redirects'
import { createRedirects, toNextRedirects, toPackageRedirects } from '../site/redirects'
import { createRouteManifest, toManifestFile } from '../site/route-manifest'
import { planUpgrades } from '../upgrade/upgrade-records'
import { planOwnPages, toDebugRecords, toNotFoundRecord } from './own-pages'
import { createSections } from './sections'

/** The whole site as data. */
export type Site = SiteRecords & {
  /** Problems of the content as a whole and of the redirects. */
  problems: ModelProblem[]
}

/** A page with its place on the site. */
type Plan = {
  page: PlannedPage
  /** The instance, such as `docs/default`; `site` for pages that have a route file. */
  family: string
  /** By default, pages have the routes of their sections. */
  route?: SitePath
}

/** Creates the site's redirects: the rows of `content/redirects.ts`, and those that rules derive from the pages. */
function toRedirects(paths: SitePath[], { docs, redirects: { rows } }: SiteContent): RedirectList {
  const next = docs
    .filter(({ config }) => config.versions.length > 1)
    .flatMap(({ config, pages }) => {
      const atRoot = config.versions.find(({ path }) => path === '')
      return toNextRedirects(
        pages
          .filter(({ version }) => version.name === atRoot?.name)
          .map(({ href }) => toSitePath(href)),
        ensureTrailingSlash(config.routeBasePath),
      )
    })
  const rules = [...next, ...toPackageRedirects(paths, siteConfig.product.scope)]
  return createRedirects(rows, rules, paths)
}

/** Lists all pages but those that list all others: the debug panel and the not-found page. */
function planSite(content: SiteContent): Plan[] {
  const plan = (family: string, pages: PlannedPage[], toRoute?: (href: Href) => SitePath) =>
    pages.map((page): Plan => ({ page, family, route: toRoute?.(page.href) }))
  const upgrades = planUpgrades(content)
  return [
    ...plan('site', planOwnPages(content, upgrades), toSitePath),
    ...content.docs.flatMap(({ config, pages }) => plan(`docs/${config.id}`, pages)),
    ...plan('upgrades', upgrades),
    ...content.blogs.flatMap(({ config, pages }) => plan(`blog/${config.id}`, pages)),
    ...content.pages.flatMap(({ config, pages }) =>
      plan(`pages/${config.contentPath}`, pages, () => config.routeBasePath),
    ),
  ]
}

/**
 * Creates the record of a single page, which is the same as in `createSite`. Returns undefined if there is no such
 * page, and for pages that list all others: the debug panel and the not-found page.
 * @param path decoded, with a leading and a trailing slash
 */
export function createPage(
  path: SitePath,
  content: SiteContent,
  facts: SiteFacts,
): SitePage | undefined {
  const href = toHref(path)
  const found = planSite(content).find(({ page }) => page.href === href)
  return found && toRecord(found.page, facts)
}

/**
 * Creates the record of every page. Pure: everything that must be read from outside is in `facts`.
 * @param content the instances of the site
 */
export function createSite(content: SiteContent, facts: SiteFacts): Site {
  const sections = createSections(content, siteConfig.navbar.items)
  const parts = sections.map((section) => ({ ...section, path: ensureTrailingSlash(section.id) }))
  const listed = planSite(content).map(({ page: planned, family, route }) => {
    const page = toRecord(planned, facts)
    const { id = SITE_SECTION, sidebars } = findDeepest(parts, page.path) ?? {}
    const sidebar = sidebars && findSidebar(sidebars, page.href)?.id
    return { page, family, route: route ?? id, sidebar }
  })
  const panel = toDebugRecords(listed, content, facts)
  const pages: RoutedPage[] = [...listed, ...panel.map((page) => ({ page, route: page.path }))]
  const records = pages.map(({ page }) => page)
  const { redirects, problems } = toRedirects(
    records.map(({ path }) => path),
    content,
  )
  const manifest = toManifestFile(createRouteManifest(records, redirects, docsInstances))
  const optionLists = toOptionLists(facts.optionSources, mainDocs, facts.findFileHref)
  const notFound = toNotFoundRecord(withBaseUrl(manifest.path), facts)
  const scheduled = content.blogs
    .flatMap((blog) => blog.scheduled)
    .sort((a, b) => a.date.localeCompare(b.date))
  return {
    pages: [...pages, { page: notFound, route: undefined }],
    ...{ sections, redirects },
    scheduled: scheduled.length > 0 ? scheduled : undefined,
    dataFiles: [manifest, ...optionLists],
    formulas: records.flatMap(({ source = '' }) => {
      const styles = facts.findOutline(source)?.math
      return styles ? [styles] : []
    }),
    problems: [...getModelProblems(content), ...problems],
  }
}
