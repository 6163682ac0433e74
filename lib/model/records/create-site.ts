import { toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { docsInstances, mainDocs } from '@/lib/config/instances'
import type { NavbarItem } from '@/lib/config/navbar-types'
import { siteConfig } from '@/lib/config/site'
import type { Href, SitePath } from '@/lib/core/url'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { Section } from '@/lib/records/section'
import { SITE_SECTION } from '@/lib/records/section'
import type { OwnPage, SitePage } from '@/lib/records/site-page'
import type { RoutedPage, SiteRecords } from '@/lib/records/write-records'
import { toBlogRecord } from '../blog/blog-records'
import { createCrossLinks } from '../blog/cross-links'
import { toDocsRecord } from '../docs/docs-records'
import type { PageInput, SiteFacts } from '../shared/page-base'
import { toRecord } from '../shared/page-base'
import type { SiteContent } from '../site/load-content'
import { getModelProblems } from '../site/load-content'
import { toOptionLists } from '../site/option-lists'
import type { RedirectList } from '../site/redirects'
import { createRedirects, toNextRedirects, toPackageRedirects } from '../site/redirects'
import { createRouteManifest, toDataFile } from '../site/route-manifest'
import { findUpgradeLink, planUpgrades } from '../upgrade/upgrade-records'
import type { SiteData } from './own-pages'
import { planOwnPages, toDebugRecords, toNotFoundRecord } from './own-pages'
import { createSections } from './sections'

/** The whole site as data. */
export type Site = SiteRecords & {
  /** Problems of the content as a whole and of the redirects. */
  problems: ModelProblem[]
}

/** Pages of a kind or an instance, each with its record on demand. */
type Family = {
  /** The instance, such as `docs/default`; `site` for pages that have a route file. */
  name: string
  /** Route of a page. By default, pages have the routes of their sections. */
  toRoute?: (path: SitePath) => SitePath
  pages: { href: Href; create: () => SitePage }[]
}

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
    .flatMap(({ config, pages }) =>
      toNextRedirects(
        pages
          .filter(({ own }) => own.version.name === config.lastVersion)
          .map(({ href }) => toSitePath(href)),
        ensureTrailingSlash(toSitePath(config.routeBasePath)),
      ),
    )
  const rules = [...next, ...toPackageRedirects(paths, siteConfig.product.scope)]
  return createRedirects(rows, rules, paths)
}

/** Lists all pages but those that list all others: the debug panel and the not-found page. */
function listFamilies(content: SiteContent, facts: SiteFacts, data: SiteData): Family[] {
  const crossLinks = createCrossLinks({ ...content, data, facts })
  const context = {
    ...{ facts, crossLinks },
    findUpgrade: (version: string) => findUpgradeLink(content, version),
  }
  const toPages = <Page extends PageInput>(pages: Page[], create: (page: Page) => SitePage) =>
    pages.map((page) => ({ href: page.href, create: () => create(page) }))
  const upgrades = planUpgrades(content)
  return [
    {
      name: 'site',
      toRoute: (path) => path,
      pages: toPages(planOwnPages(content, data, upgrades), ({ createOwn, ...page }) =>
        toRecord<OwnPage>({ ...page, own: createOwn() }, facts),
      ),
    },
    ...content.docs.map(({ config, pages }) => ({
      name: `docs/${config.id}`,
      pages: toPages(pages, (page) => toDocsRecord(page, context)),
    })),
    {
      name: 'upgrades',
      pages: toPages(upgrades, ({ createOwn, ...page }) =>
        toRecord<OwnPage>({ ...page, own: createOwn(data.optionSources, facts) }, facts),
      ),
    },
    ...content.blogs.map((blog) => ({
      name: `blog/${blog.config.id}`,
      pages: toPages(blog.pages, (page) => toBlogRecord(blog, page, context)),
    })),
    ...content.pages.map(({ config, pages }) => ({
      name: `pages/${config.contentPath}`,
      toRoute: () => toSitePath(config.routeBasePath),
      pages: toPages(pages, (page) => toRecord(page, facts)),
    })),
  ]
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
  const href = withBaseUrl(path)
  return listFamilies(content, facts, data)
    .flatMap(({ pages }) => pages)
    .find((page) => page.href === href)
    ?.create()
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
  const sections = createSections(content, navbarItems)
  const listed = listFamilies(content, facts, data).flatMap(({ name, toRoute, pages }) =>
    pages.map(({ create }) => {
      const page = create()
      const section = findSectionId(sections, page.path)
      return { page, family: name, route: toRoute?.(page.path) ?? section, section }
    }),
  )
  const panel = toDebugRecords(listed, content, facts, data)
  const pages: RoutedPage[] = [
    ...listed.map(({ family: _family, ...page }) => page),
    ...panel.map((page) => ({ page, route: page.path })),
  ]
  const records = pages.map(({ page }) => page)
  const { redirects, problems } = toRedirects(
    records.map(({ path }) => path),
    content,
  )
  const manifest = createRouteManifest(records, redirects, docsInstances)
  const routeManifest = toDataFile('manifest', manifest)
  const notFound = toNotFoundRecord(withBaseUrl(`/routes/${routeManifest.fileName}`), facts)
  const scheduled = content.blogs
    .flatMap((blog) => blog.scheduled)
    .sort((a, b) => a.date.localeCompare(b.date))
  return {
    pages: [...pages, { page: notFound, route: undefined, section: SITE_SECTION }],
    ...{ sections, redirects, routeManifest },
    scheduled: scheduled.length > 0 ? scheduled : undefined,
    optionLists: toOptionLists({
      sources: data.optionSources,
      docs: mainDocs,
      findFileHref: facts.findFileHref,
    }),
    formulas: records.flatMap(({ source = '' }) => {
      const styles = facts.findOutline(source)?.math
      return styles ? [styles] : []
    }),
    problems: [...getModelProblems(content), ...problems],
  }
}
