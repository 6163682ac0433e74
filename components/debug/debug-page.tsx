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
import { DebugHeader } from './debug-header'
import { Metadata, Registry } from './debug-views'
import './debug.css'
import { JsonTree } from './json-tree'
import { RouteFilter } from './route-filter.client'
import { ROUTES_ID, RouteCounts, RouteTree } from './route-tree'

function Routes() {
  const routes = toDebugRoutes(siteRoutes(siteContent), siteContent)
  return (
    <>
      <StaticMarkup id="debug-counts" served>
        <RouteCounts counts={countRoutes(routes)} />
      </StaticMarkup>
      <RouteFilter treeId={ROUTES_ID} total={routes.length} />
      <StaticMarkup id="debug-routes" served>
        <RouteTree root={toRouteTree(routes, withBaseUrl('/'))} />
      </StaticMarkup>
    </>
  )
}

/** What a page of the panel shows. */
function toView(id: DebugPageId): ReactNode {
  const show = (view: ReactNode) => (
    <StaticMarkup id={`debug-${id}`} served>
      {view}
    </StaticMarkup>
  )
  switch (id) {
    case 'config':
      return show(<JsonTree value={getConfigData()} openDepth={3} />)
    case 'metadata':
      return show(<Metadata metadata={readSiteMetadata()} documented={mainDocs.releasedVersion} />)
    case 'registry':
      return show(<Registry sections={getRegistry(siteConfig.navbar.items)} />)
    case 'routes':
      return <Routes />
    case 'content':
      return show(<JsonTree value={toContentData(siteContent)} openDepth={2} />)
    case 'globalData':
      return show(<JsonTree value={toJson(toGlobalData(siteContent.docs))} openDepth={3} />)
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
        <StaticMarkup id={isRoot ? 'debug-header' : `debug-header-${page}`} served>
          <DebugHeader active={page} isRoot={isRoot} />
        </StaticMarkup>
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
