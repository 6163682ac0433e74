import { archivedVersions, legacyVersion } from '@/lib/config/archived-versions'
import { withBaseUrl } from '@/lib/config/base-url'
import { debugPages, debugTitle, toDebugHref } from '@/lib/config/debug-pages'
import type { DebugPageId } from '@/lib/config/debug-pages'
import {
  changelog,
  mainBlog,
  mainDocs,
  testBlog,
  testDocs,
  testPages,
} from '@/lib/config/instances'
import type { OwnPageConfig, OwnPageKind } from '@/lib/config/own-pages'
import { ownPages } from '@/lib/config/own-pages'
import { searchScopes } from '@/lib/config/search-scopes'
import { siteConfig } from '@/lib/config/site'
import { getNewestRelease } from '@/lib/config/versions'
import type { Href } from '@/lib/core/url'
import { invariant } from '@/lib/core/invariant'
import type { DebugView } from '@/lib/records/debug'
import type { OptionSource } from '@/lib/options/option-schema'
import type { OwnPage, PageBase } from '@/lib/records/site-page'
import type { FeatureRequestGroup, ShowcaseSite } from '@/lib/records/site-data'
import type { Blog } from '../blog/create-blog'
import { listNewest } from '../blog/newest'
import { getConfigData } from '../debug/config-data'
import { toContentData } from '../debug/content-data'
import { toGlobalData } from '../debug/global-data'
import { toJson } from '../debug/json'
import type { PackageManifest } from '../debug/metadata'
import { toSiteMetadata } from '../debug/metadata'
import { getRegistry } from '../debug/registry'
import { countRoutes, toDebugRoutes, toRouteTree } from '../debug/route-tree'
import { toSiteJsonLd } from '../site/site-json-ld'
import { toPageBase } from '../shared/page-base'
import type { SiteFacts } from '../shared/site-facts'
import { toFixtureAreas } from '../site/fixture-areas'
import type { SiteContent } from '../site/load-content'
import { toSiteMap } from '../site/site-map'
import { listUpgradePages } from '../upgrade/upgrade-records'
import { toVersionSections } from '../site/versions-page'

/** Data that belongs to single pages. */
export type SiteData = {
  showcase: ShowcaseSite[]
  featureRequests: FeatureRequestGroup[]
  optionSources: OptionSource[]
  /** Returns the manifest of an installed package, or of the site for an empty name; undefined if there is none. */
  findManifest: (name: string) => PackageManifest | undefined
}

/** Number of releases and of posts on the home page. */
const NEWS = 3

type Context = {
  content: SiteContent
  data: SiteData
  facts: SiteFacts
}

function getBlog({ blogs }: SiteContent, id: string): Blog {
  const blog = blogs.find(({ config }) => config.id === id)
  invariant(blog, `no blog instance "${id}"`)
  return blog
}

function toOwnBase(kind: OwnPageKind, { facts }: Context): PageBase {
  const { path, title, description, noIndex, isFollowed, isCatchAll }: OwnPageConfig =
    ownPages[kind]
  const base = toPageBase(
    {
      href: withBaseUrl(path),
      title: title ?? siteConfig.title,
      headTitle: title,
      ...{ description, noIndex, isFollowed },
      toStructuredData: () => (kind === 'home' ? [toSiteJsonLd()] : []),
    },
    facts,
  )
  return isCatchAll ? { ...base, isCatchAll } : base
}

/** Creates the site's own pages except the debug panel, which lists all others. */
export function toOwnRecords(context: Context): OwnPage[] {
  const { content, data } = context
  const docs = content.docs.find(({ config }) => config.id === mainDocs.id)
  invariant(docs, 'no main docs instance')
  const releases = getBlog(content, changelog.id)
  const upgradePages = listUpgradePages(content)
  const [upgrade] = upgradePages
  return [
    {
      ...toOwnBase('home', context),
      kind: 'home',
      releases: listNewest(releases, NEWS),
      posts: listNewest(getBlog(content, mainBlog.id), NEWS),
    },
    {
      ...toOwnBase('versions', context),
      kind: 'versions',
      ...(upgrade && { upgradeHref: withBaseUrl(upgrade.path) }),
      sections: toVersionSections({
        docs,
        changelog: releases,
        archived: archivedVersions,
        legacy: legacyVersion,
      }),
    },
    { ...toOwnBase('showcase', context), kind: 'showcase', sites: data.showcase },
    {
      ...toOwnBase('feature-requests', context),
      kind: 'feature-requests',
      groups: data.featureRequests,
    },
    { ...toOwnBase('search', context), kind: 'search', scopes: searchScopes },
    { ...toOwnBase('offline', context), kind: 'offline' },
    { ...toOwnBase('privacy', context), kind: 'privacy' },
    {
      ...toOwnBase('fixtures', context),
      kind: 'fixtures',
      areas: toFixtureAreas(content, { docs: testDocs, blog: testBlog, pages: testPages }),
    },
    {
      ...toOwnBase('site-map', context),
      kind: 'site-map',
      sections: toSiteMap(content, [...Object.values(ownPages), ...upgradePages]),
    },
    { ...toOwnBase('error-tests', context), kind: 'error-tests' },
  ]
}

/** Creates the page for unknown URLs. No list of the site's pages includes it. */
export function toNotFoundRecord(context: Context, manifestHref: Href): OwnPage {
  return { ...toOwnBase('not-found', context), kind: 'not-found', manifestHref }
}

/** The fields of the other pages that the panel needs. */
export type ListedPages = Parameters<typeof toDebugRoutes>[0]

function toDebugView(id: DebugPageId, pages: ListedPages, context: Context): DebugView {
  const { content, data } = context
  switch (id) {
    case 'config':
      return { id, data: getConfigData() }
    case 'content':
      return { id, data: toContentData(content) }
    case 'globalData':
      return { id, data: toJson(toGlobalData(content.docs)) }
    case 'metadata':
      return {
        id,
        metadata: toSiteMetadata(data.findManifest('') ?? {}, data.findManifest),
        documented: getNewestRelease(mainDocs).name,
      }
    case 'registry':
      return { id, sections: getRegistry(siteConfig.navbar.items) }
    case 'routes': {
      const routes = toDebugRoutes(pages)
      return {
        id,
        total: routes.length,
        counts: countRoutes(routes),
        tree: toRouteTree(routes, withBaseUrl('/')),
      }
    }
  }
}

/** Creates the pages of the debug panel: one per menu entry, and the root, which shows the same as the first. */
export function toDebugRecords(pages: ListedPages, context: Context): OwnPage[] {
  const [first] = debugPages
  const entries = [
    { ...first, isRoot: true, href: toDebugHref() },
    ...debugPages.map((entry) => ({ ...entry, isRoot: false, href: toDebugHref(entry.id) })),
  ]
  const bases = entries.map(({ label, isRoot, href }) =>
    toPageBase(
      {
        href,
        title: isRoot ? 'Debug panel' : label,
        headTitle: debugTitle,
        description: undefined,
        noIndex: true,
      },
      context.facts,
    ),
  )
  const all = [
    ...bases.map((base) => ({ page: { ...base, kind: 'debug' as const }, family: undefined })),
    ...pages,
  ]
  return bases.flatMap((base, index): OwnPage[] => {
    const entry = entries[index]
    if (!entry) return []
    const { id, label, isRoot } = entry
    return [{ ...base, kind: 'debug', id, label, isRoot, view: toDebugView(id, all, context) }]
  })
}
