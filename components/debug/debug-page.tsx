import type { Nodes } from 'hast'
import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import { mainDocs } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import { siteContent } from '@/lib/model/site'
import { siteRoutes } from '@/lib/model/site/all-routes'
import { getConfigData } from '@/lib/model/debug/config-data'
import { toContentData } from '@/lib/model/debug/content-data'
import type { DebugPageId } from '@/lib/config/debug-pages'
import { debugPages } from '@/lib/config/debug-pages'
import { toGlobalData } from '@/lib/model/debug/global-data'
import { toJson } from '@/lib/model/debug/json'
import { readSiteMetadata } from '@/lib/model/debug/read-manifests'
import { getRegistry } from '@/lib/model/debug/registry'
import { countRoutes, toDebugRoutes, toRouteTree } from '@/lib/model/debug/route-tree'
import { MainBoundary } from '../layout/main-boundary.client'
import { StaticMarkup } from '../mdx/static-markup'
import { debugHeaderMarkup } from './debug-header.static'
import { metadataMarkup, registryMarkup } from './debug-views.static'
import './debug.css'
import { jsonTreeMarkup } from './json-tree.static'
import { RouteFilter } from './route-filter.client'
import { ROUTES_ID, routeCountsMarkup, routeTreeMarkup } from './route-tree.static'

function Routes() {
  const routes = toDebugRoutes(siteRoutes(siteContent), siteContent)
  return (
    <>
      <StaticMarkup id="debug-counts" nodes={routeCountsMarkup(countRoutes(routes))} served />
      <RouteFilter treeId={ROUTES_ID} total={routes.length} />
      <StaticMarkup
        id="debug-routes"
        nodes={routeTreeMarkup(toRouteTree(routes, withBaseUrl('/')))}
        served
      />
    </>
  )
}

/** What a page of the panel shows. */
function toView(id: DebugPageId): ReactNode {
  const show = (nodes: Nodes) => <StaticMarkup id={`debug-${id}`} nodes={nodes} served />
  switch (id) {
    case 'config':
      return show(jsonTreeMarkup(getConfigData(), 3))
    case 'metadata':
      return show(
        metadataMarkup({ metadata: readSiteMetadata(), documented: mainDocs.releasedVersion }),
      )
    case 'registry':
      return show(registryMarkup(getRegistry(siteConfig.navbar.items)))
    case 'routes':
      return <Routes />
    case 'content':
      return show(jsonTreeMarkup(toContentData(siteContent), 2))
    case 'globalData':
      return show(jsonTreeMarkup(toJson(toGlobalData(siteContent.docs)), 3))
  }
}

type DebugPageProps = {
  page: DebugPageId
  /** Shown at the root of the panel instead of its own address. */
  isRoot?: boolean
}

/** A page of the debug panel, which has a frame of its own and none of the site's. */
export function DebugPage({ page, isRoot = false }: DebugPageProps) {
  const label = debugPages.find(({ id }) => id === page)?.label
  return (
    <div className="debug">
      <header>
        <StaticMarkup
          id={isRoot ? 'debug-header' : `debug-header-${page}`}
          nodes={debugHeaderMarkup({ active: page, isRoot })}
          served
        />
      </header>
      <MainBoundary>
        <main id="main" tabIndex={-1}>
          <h1>{label}</h1>
          {toView(page)}
        </main>
      </MainBoundary>
    </div>
  )
}
