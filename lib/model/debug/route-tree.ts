import type { SiteRoute } from '../site/all-routes'
import type { SiteContent } from '../site/load-content'
import { groupBy } from '@/lib/core/group-by'

/** A page with what made it. */
export type DebugRoute = {
  href: string
  /** The instance it belongs to, `docs/default`; `site` for pages that have a file in `app/` of their own. */
  family: string
  /** Kind of page within the family, `doc`. */
  kind: string
  /** Whether only this very address shows the page, and none below it. */
  exact: boolean
  /** Content file it is made from, if it is one. */
  path: string | undefined
}

/** An address with the addresses below it. */
export type RouteNode = {
  /** Path up to here, with both slashes. */
  href: string
  route: DebugRoute | undefined
  children: RouteNode[]
  /** Number of pages here and below. */
  count: number
}

/** How many pages a family has, by kind. */
export type RouteCount = { family: string; count: number; kinds: { kind: string; count: number }[] }

/** The pages of the site with the instance and kind of each. */
export function toDebugRoutes(routes: SiteRoute[], content: SiteContent): DebugRoute[] {
  const owners = new Map<string, { family: string; kind: string }>()
  for (const docs of content.docs) {
    for (const slug of docs.slugs) {
      const { href, kind } = docs.get(slug)
      owners.set(href, { family: `docs/${docs.config.id}`, kind })
    }
  }
  for (const { config, pages } of content.blogs) {
    for (const { href, kind } of pages) owners.set(href, { family: `blog/${config.id}`, kind })
  }
  for (const { config, pages } of content.pages) {
    const family = `pages/${config.contentPath}`
    for (const { href } of pages) owners.set(href, { family, kind: 'page' })
  }
  return routes.map(({ href, path, nested }) => ({
    href,
    path,
    exact: !nested,
    ...(owners.get(href) ?? { family: 'site', kind: 'page' }),
  }))
}

/** The pages as a tree by the segments of their addresses. Steps that are no page and lead to one only are left out. */
export function toRouteTree(routes: DebugRoute[], root: string): RouteNode {
  const top: RouteNode = { href: root, route: undefined, children: [], count: 0 }
  for (const route of routes) {
    let node = top
    node.count += 1
    for (const segment of route.href.slice(root.length).split('/').filter(Boolean)) {
      const href = `${node.href}${segment}/`
      let child = node.children.find((candidate) => candidate.href === href)
      if (!child) {
        child = { href, route: undefined, children: [], count: 0 }
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

/** The number of pages of each family, the largest first. */
export function countRoutes(routes: DebugRoute[]): RouteCount[] {
  const count = (items: DebugRoute[]) =>
    [...groupBy(items, ({ kind }) => kind)]
      .map(([kind, { length }]) => ({ kind, count: length }))
      .sort((one, other) => other.count - one.count)
  return [...groupBy(routes, ({ family }) => family)]
    .map(([family, items]) => ({ family, count: items.length, kinds: count(items) }))
    .sort((one, other) => other.count - one.count)
}
