import type { DebugRoute, RouteCount, RouteNode } from '@/lib/records/debug'
import { groupBy } from '@/lib/core/group-by'
import type { Href } from '@/lib/core/url'
import { joinPagePath } from '@/lib/core/url'

/** Builds a tree of the pages by URL segment. A step without a page is left out if it has only one child. */
export function toRouteTree(routes: DebugRoute[], root: Href): RouteNode {
  const top: RouteNode = { href: root, children: [], count: 0 }
  for (const route of routes) {
    let node = top
    node.count += 1
    for (const segment of route.href.slice(root.length).split('/').filter(Boolean)) {
      const href = joinPagePath(node.href, segment)
      let child = node.children.find((candidate) => candidate.href === href)
      if (!child) {
        child = { href, children: [], count: 0 }
        node.children.push(child)
      }
      child.count += 1
      node = child
    }
    node.route = route
  }
  return shorten(top)
}

function shorten(node: RouteNode): RouteNode {
  const children = node.children.map(shorten)
  const [only] = children
  if (!node.route && only && children.length === 1) return only
  return { ...node, children }
}

/** Returns the number of pages in each family, largest first. */
export function countRoutes(routes: DebugRoute[]): RouteCount[] {
  const count = (items: DebugRoute[]) =>
    [...groupBy(items, ({ kind }) => kind)]
      .map(([kind, { length }]) => ({ kind, count: length }))
      .sort((one, other) => other.count - one.count)
  return [...groupBy(routes, ({ family }) => family)]
    .map(([family, items]) => ({ family, count: items.length, kinds: count(items) }))
    .sort((one, other) => other.count - one.count)
}
