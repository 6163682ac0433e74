import type { Href } from '@/lib/core/url'

/** What a JSON text can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A package that the site uses; without a version it is not installed. */
export type PackageVersion = {
  name: string
  version?: string
  /** Whether the pages are made with it, or only checked. */
  use: 'build' | 'checks'
}

/** The versions of what the site is made with. */
export type SiteMetadata = {
  /** Version of the site itself, if it has one. */
  siteVersion?: string
  /** The framework that builds the site. */
  framework: { name: string; version?: string }
  packages: PackageVersion[]
}

/** A name that content or configuration uses, and the file behind it. */
export type RegistryEntry = {
  name: string
  /** Module that documents may import it from, if they may. */
  alias?: string
  file: string
}

/** Names of one kind. */
export type RegistrySection = { title: string; entries: RegistryEntry[] }

/** A page with what made it. */
export type DebugRoute = {
  href: Href
  /** The instance it belongs to, `docs/default`; `site` for pages that have a route file. */
  family: string
  /** Kind of page, `doc`. */
  kind: string
  /** Whether only this very URL shows the page, and none below it. */
  exact: boolean
  /** Content file it is made from, if it is one. */
  source?: string
}

/** A URL with the URLs below it. */
export type RouteNode = {
  /** Path up to here, with both slashes. */
  href: Href
  route?: DebugRoute
  children: RouteNode[]
  /** Number of pages here and below. */
  count: number
}

/** How many pages a family has, by kind. */
export type RouteCount = { family: string; count: number; kinds: { kind: string; count: number }[] }

/** What a page of the debug panel shows. */
export type DebugView =
  | { id: 'config' | 'content' | 'globalData'; data: Json }
  | { id: 'metadata'; metadata: SiteMetadata; documented: string }
  | { id: 'registry'; sections: RegistrySection[] }
  | { id: 'routes'; total: number; counts: RouteCount[]; tree: RouteNode }
