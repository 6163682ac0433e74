import type { Href } from '@/lib/core/url'

/** A value that JSON can represent. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A package that the site uses. It isn't installed if it has no version. */
export type PackageVersion = {
  name: string
  version?: string
  /** Whether it builds the pages or only checks them. */
  use: 'build' | 'checks'
}

/** The versions of the software that the site is built with. */
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
  /** Module that documents can import it from, if any. */
  alias?: string
  file: string
}

/** Names of one kind. */
export type RegistrySection = { title: string; entries: RegistryEntry[] }

/** A page and its origin. */
export type DebugRoute = {
  href: Href
  /** The instance it belongs to, such as `docs/default`; `site` for pages that have a route file. Shown as context. */
  family: string
  /** Kind of page, such as `doc`, which decides its component. */
  kind: string
  /** Whether only this exact URL shows the page, not the URLs below it. */
  exact: boolean
  /** Content file it is made from, if any. */
  source?: string
  /** Id of the sidebar that it shows, if any. */
  sidebar?: string
  /** Items and metadata of a blog's page. */
  data?: Json
}

/** A URL and the URLs below it. */
export type RouteNode = {
  /** Path up to here, with a leading and a trailing slash. */
  href: Href
  route?: DebugRoute
  children: RouteNode[]
  /** Number of pages here and below. */
  count: number
}

/** Number of pages in a family, by kind. */
export type RouteCount = { family: string; count: number; kinds: { kind: string; count: number }[] }

/** What a page of the debug panel shows. */
export type DebugView =
  | { id: 'config' | 'content' | 'globalData'; data: Json }
  | { id: 'metadata'; metadata: SiteMetadata; documented: string }
  | { id: 'registry'; sections: RegistrySection[] }
  | { id: 'routes'; total: number; counts: RouteCount[]; tree: RouteNode }
