import type { SitePath } from '@/lib/core/url'

/** Data that the not-found page loads to find out which page a URL is meant for. */
export type RouteManifest = {
  /** Pages and their titles. */
  pages: [path: SitePath, title: string][]
  /** Pages that are recognized by their path, but never suggested. */
  unlisted: SitePath[]
  redirects: [from: SitePath, to: SitePath][]
  /** Docs with versions: their route with a leading and a trailing slash, and the version segments below it. */
  versioned: { root: SitePath; versions: string[] }[]
  /** Pages that also serve every path below them. */
  catchAll: SitePath[]
}
