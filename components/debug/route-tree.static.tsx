/** @jsxImportSource hastscript */
import type { DebugRoute, RouteCount, RouteNode } from '@/lib/records/debug'
import { tableMarkup } from '../ui/table.static'

/** Id of the tree, which the filter works on. */
export const ROUTES_ID = 'routes'

function routeMarkup({ href, family, kind, exact, path }: DebugRoute) {
  return (
    <li class="route">
      <a href={href}>{decodeURI(href)}</a>{' '}
      <small>
        {family}, {kind}, {exact ? 'exact' : 'not exact'}
      </small>{' '}
      {path === undefined ? null : <code>{path}</code>}
    </li>
  )
}

function nodeMarkup({ href, route, children, count }: RouteNode) {
  if (children.length === 0) return route ? routeMarkup(route) : ''
  return (
    <li>
      <details>
        <summary>
          {decodeURI(href)} <small>{count}</small>
        </summary>
        <ul>
          {route && routeMarkup(route)}
          {children.map(nodeMarkup)}
        </ul>
      </details>
    </li>
  )
}

/** Every page by the segments of its address. */
export function routeTreeMarkup({ route, children }: RouteNode) {
  return (
    <ul class="routes" id={ROUTES_ID}>
      {route && routeMarkup(route)}
      {children.map(nodeMarkup)}
    </ul>
  )
}

/** How many pages there are, by family and kind. */
export function routeCountsMarkup(counts: RouteCount[]) {
  return tableMarkup({
    label: 'Pages by family',
    head: ['Family', 'Pages', 'By kind'],
    rows: counts.map(({ family, count, kinds }) => [
      family,
      String(count),
      kinds.map((entry) => `${entry.kind} ${entry.count}`).join(', '),
    ]),
  })
}
