/** What is known about addresses, as the not-found page asks for it. Paths are decoded and without the base URL. */
export type RouteManifest = {
  /** Pages with their titles. */
  pages: [path: string, title: string][]
  /** Pages that are found when their address is meant, but never offered. */
  hidden: string[]
  redirects: [from: string, to: string][]
  /** Docs with versions: their route with both slashes, and the segments of the versions below it. */
  versioned: { root: string; versions: string[] }[]
  /** Pages that answer for every address below them. */
  nested: string[]
}
