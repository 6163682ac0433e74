import type { DebugRoute, RouteCount, RouteNode } from '@/lib/records/debug'
import { Table } from '../ui/table'
import { JsonTree } from './json-tree'

function Route({ href, family, kind, exact, source, sidebar, data }: DebugRoute) {
  return (
    <li className="route">
      <a href={href}>{decodeURI(href)}</a>{' '}
      <small>
        context {family}, component {kind}, {sidebar === undefined ? null : `sidebar ${sidebar}, `}
        {exact ? 'exact' : 'not exact'}
      </small>{' '}
      {source === undefined ? null : <code>{source}</code>}
      {data === undefined ? null : (
        <details>
          <summary>Items and metadata</summary>
          <JsonTree value={data} openDepth={2} />
        </details>
      )}
    </li>
  )
}

function Branch({ node }: { node: RouteNode }) {
  const { href, route, children, count } = node
  if (children.length === 0) return route && <Route {...route} />
  return (
    <li>
      <details>
        <summary>
          {decodeURI(href)} <small>{count}</small>
        </summary>
        <ul>
          <Entries node={node} />
        </ul>
      </details>
    </li>
  )
}

/** The page at a URL and the pages below it. */
function Entries({ node: { route, children } }: { node: RouteNode }) {
  return (
    <>
      {route && <Route {...route} />}
      {children.map((child) => (
        <Branch key={child.href} node={child} />
      ))}
    </>
  )
}

/** All pages, nested by the segments of their URLs. */
export function RouteTree({ root }: { root: RouteNode }) {
  return (
    <ul className="routes">
      <Entries node={root} />
    </ul>
  )
}

/** Number of pages by family and kind. */
export function RouteCounts({ counts }: { counts: RouteCount[] }) {
  return (
    <Table
      label="Pages by family"
      head={['Family', 'Pages', 'By kind']}
      rows={counts.map(({ family, count, kinds }) => [
        family,
        count,
        kinds.map((entry) => `${entry.kind} ${entry.count}`).join(', '),
      ])}
    />
  )
}
