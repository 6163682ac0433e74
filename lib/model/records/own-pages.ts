import { toHtml } from 'hast-util-to-html'
import { toHref, withBaseUrl } from '@/lib/config/base-url'
import type { DebugPageId } from '@/lib/config/debug-pages'
import { debugPages, debugTitle, toDebugHref } from '@/lib/config/debug-pages'
import {
  blogInstances,
  changelog,
  docsInstances,
  mainBlog,
  mainDocs,
  pagesInstances,
} from '@/lib/config/instances'
import type { OwnPageConfig, OwnPageKind } from '@/lib/config/own-pages'
import { ownPages } from '@/lib/config/own-pages'
import { siteConfig } from '@/lib/config/site'
import { getNewestRelease } from '@/lib/config/versions'
import type { Href } from '@/lib/core/url'
import { createCommandTabs } from '@/lib/markdown/tabs/create-tabs'
import type { DebugRoute, DebugView } from '@/lib/records/debug'
import type { PageOf } from '@/lib/records/site-page'
import { listNewest } from '../blog/related'
import { toContentData } from '../debug/content-data'
import { toGlobalData } from '../debug/global-data'
import { toJson } from '../debug/json'
import { toSiteMetadata } from '../debug/metadata'
import { getRegistry } from '../debug/registry'
import type { ListedPage } from '../debug/route-data'
import { toDebugRoute } from '../debug/route-data'
import { countRoutes, toRouteTree } from '../debug/route-tree'
import { getInstance } from '../shared/instance'
import { toSiteJsonLd } from '../shared/json-ld'
import type { OwnFields, PageInput, PlannedPage, SiteFacts } from '../shared/page-base'
import { toRecord } from '../shared/page-base'
import { toFixtureAreas } from '../site/fixture-areas'
import type { SiteContent } from '../site/load-content'
import { toSiteMap } from '../site/site-map'
import { toVersionSections } from '../site/versions-page'
import type { UpgradePlan } from '../upgrade/upgrade-records'

/** The commands that create and start a new site. */
const startCommands = [
  `npx create-docusaurus@${getNewestRelease(mainDocs).name} my-site classic`,
  'cd my-site',
  'npm run start',
]

/** Number of releases and of posts on the home page. */
const NEWS = 3

function toInput(kind: OwnPageKind): PageInput {
  const { path, title, ...config }: OwnPageConfig = ownPages[kind]
  return {
    ...config,
    href: toHref(path),
    title: title ?? siteConfig.title,
    headTitle: title,
    toStructuredData: () => (kind === 'home' ? toSiteJsonLd() : undefined),
  }
}

/** Plans the site's own pages except the debug panel and the not-found page. @param upgrades pages for the site map */
export function planOwnPages(content: SiteContent, upgrades: UpgradePlan[]): PlannedPage[] {
  /** The fields of the pages that have any besides those of every page. */
  const fields: {
    [Kind in Exclude<OwnPageKind, 'not-found'>]: (facts: SiteFacts) => OwnFields<Kind>
  } = {
    home: () => ({
      releases: listNewest(getInstance(content.blogs, changelog), NEWS),
      posts: listNewest(getInstance(content.blogs, mainBlog), NEWS),
      commands: toHtml(createCommandTabs('quick-start', startCommands.join('\n'))),
    }),
    versions: () => ({
      upgradeHref: upgrades[0]?.href,
      sections: toVersionSections(
        getInstance(content.docs, mainDocs),
        getInstance(content.blogs, changelog),
      ),
    }),
    showcase: (facts) => ({ sites: facts.showcase }),
    'feature-requests': (facts) => ({ groups: facts.featureRequests }),
    search: () => ({}),
    offline: () => ({}),
    privacy: () => ({}),
    fixtures: () => ({ areas: toFixtureAreas(content) }),
    'site-map': () => ({ sections: toSiteMap(content, [...inputs, ...listed]) }),
    'error-tests': () => ({}),
  }
  const kinds = Object.keys(fields) as (keyof typeof fields)[]
  const inputs = kinds.map(toInput)
  const listed = upgrades.map(({ href, listTitle: title }) => ({ href, title }))
  return kinds.map((kind) => ({ kind, ...toInput(kind), createOwn: fields[kind] }))
}

/** Creates the page for unknown URLs. No list of the site's pages includes it. */
export function toNotFoundRecord(manifestHref: Href, facts: SiteFacts): PageOf<'not-found'> {
  const kind = 'not-found'
  const plan = { kind, ...toInput(kind), createOwn: () => ({ manifestHref }) } as const
  // It is a file, the name of which has no slash at its end.
  return { ...toRecord<typeof kind>(plan, facts), path: ownPages[kind].path }
}

function toDebugView(
  id: DebugPageId,
  panel: DebugRoute[],
  pages: ListedPage[],
  content: SiteContent,
  { findManifest }: SiteFacts,
): DebugView {
  switch (id) {
    case 'config':
      // All values from the environment are public.
      return {
        id,
        data: toJson({
          site: siteConfig,
          docs: docsInstances,
          blogs: blogInstances,
          pages: pagesInstances,
        }),
      }
    case 'content':
      return { id, data: toContentData(pages) }
    case 'globalData':
      return { id, data: toGlobalData(content.docs) }
    case 'metadata': {
      const documented = getNewestRelease(mainDocs).name
      return { id, metadata: toSiteMetadata(findManifest), documented }
    }
    case 'registry':
      return { id, sections: getRegistry(siteConfig.navbar.items) }
    case 'routes': {
      const routes = [...panel, ...pages.map(toDebugRoute)]
      const tree = toRouteTree(routes, withBaseUrl('/'))
      return { id, total: routes.length, counts: countRoutes(routes), tree }
    }
  }
}

/**
 * Creates the pages of the debug panel: one per menu entry, and the root, which shows the same as the first.
 * @param pages the other pages
 */
export function toDebugRecords(
  pages: ListedPage[],
  content: SiteContent,
  facts: SiteFacts,
): PageOf<'debug'>[] {
  const [first] = debugPages
  const entries = [
    { ...first, isRoot: true, href: toDebugHref() },
    ...debugPages.map((entry) => ({ ...entry, isRoot: false, href: toDebugHref(entry.id) })),
  ]
  const panel = entries.map(({ href }) => ({ href, kind: 'debug', family: 'site', exact: true }))
  return entries.map(({ id, label, isRoot, href }) => {
    const title = isRoot ? 'Debug panel' : label
    const view = toDebugView(id, panel, pages, content, facts)
    const createOwn = () => ({ id, label, isRoot, view })
    const input = { href, title, headTitle: debugTitle, noIndex: true }
    return toRecord({ kind: 'debug', ...input, createOwn }, facts)
  })
}
