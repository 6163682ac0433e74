import type { SitePath } from '@/lib/core/url'
import type { SitePage } from './site-page'

/** A redirect from an old path. */
export type Redirect = {
  /** Path within the site, with a leading and a trailing slash. */
  from: SitePath
  /** Path within the site, which may have a query or a hash, or an absolute URL. */
  to: SitePath
}

/** Keys of a page that its summary has as well. */
export const summaryKeys = [
  ...(['kind', 'href', 'path', 'title', 'source', 'updated'] as const),
  ...(['isIndexable', 'isUnlisted', 'isCatchAll'] as const),
]

/** Facts about a page that are available without reading its record. */
export type PageSummary = Pick<SitePage, (typeof summaryKeys)[number]> & {
  /** Path of the route that shows the page: that of its docs version, blog or folder of pages, or its own. */
  route: SitePath
  /** Hash of its record and of its section's frame. */
  hash: string
}

/** A post that a build leaves out because its date is in the future. */
export type ScheduledPost = {
  /** ISO 8601 day. */
  date: string
  title: string
  /** Content file, from the repository root. */
  path: string
}

/** A file of the site with data, as JSON. */
export type DataFile = { path: SitePath; json: string }

/** Everything about the site that is not a page. */
export type SiteIndex = {
  /** Every page, in the order of the configuration; posts are in the order of their lists. */
  pages: PageSummary[]
  redirects: Redirect[]
  /** The next one first; absent if there are none. */
  scheduled?: ScheduledPost[]
  /** The route manifest, and for other programs a list of options for each version of the documentation. */
  dataFiles: DataFile[]
  /** Styles of the formulas, for each page that has any. */
  formulas: string[][]
}
