import type { ReactNode } from 'react'
import type { DebugView } from '@/lib/records/debug'
import type { PageOf } from '@/lib/records/site-page'
import { Footer } from '../layout/footer'
import { MainBoundary } from '../layout/main-boundary.client'
import { HeadTags } from '../mdx/head-tags'
import { StaticMarkup } from '../mdx/static-markup'
import { DebugHeader } from './debug-header'
import { Metadata, Registry } from './debug-views'
import './debug.css'
import { JsonTree } from './json-tree'
import { RouteCounts, RouteTree } from './route-tree'

/** Number of open levels in each tree. */
const openDepths = { config: 3, content: 2, globalData: 3 }

/** The content of a page of the panel. */
function View({ view }: { view: DebugView }) {
  const show = (content: ReactNode) => <StaticMarkup served>{content}</StaticMarkup>
  switch (view.id) {
    case 'config':
    case 'content':
    case 'globalData':
      return show(<JsonTree value={view.data} openDepth={openDepths[view.id]} />)
    case 'metadata':
      return show(<Metadata {...view} />)
    case 'registry':
      return show(<Registry sections={view.sections} />)
    case 'routes':
      return show(
        <>
          <RouteCounts counts={view.counts} />
          <h2>{view.total} routes</h2>
          <RouteTree root={view.tree} />
        </>,
      )
  }
}

/**
 * A page of the debug panel, which has its own layout instead of the site's. The footer is included but hidden: the
 * data of other pages omits the footer's HTML because the first document already has it.
 */
export function DebugPageView({ page }: { page: PageOf<'debug'> }) {
  const { id, label, isRoot, view } = page
  return (
    <div className="debug">
      <HeadTags head={page.head} />
      <header>
        <StaticMarkup served>
          <DebugHeader id={id} isRoot={isRoot} />
        </StaticMarkup>
      </header>
      <MainBoundary>
        <main id="_main" tabIndex={-1}>
          <h1>{label}</h1>
          <View view={view} />
        </main>
      </MainBoundary>
      <div hidden>
        <Footer />
      </div>
    </div>
  )
}
