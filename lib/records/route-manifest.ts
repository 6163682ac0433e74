import type { SitePath } from '@/lib/core/url'

/** What the not-found page asks for to find out what a URL means. */
export type RouteManifest = {
  /** Pages with their titles. */
  pages: [path: SitePath, title: string][]
  /** Pages that are found when their path is meant, but never offered. */
  hidden: SitePath[]
  redirects: [from: SitePath, to: SitePath][]
  /** Docs with versions: their route with both slashes, and the segments of the versions below it. */
  versioned: { root: SitePath; versions: string[] }[]
  /** Pages that answer for every path below them. */
  catchAll: SitePath[]
}
