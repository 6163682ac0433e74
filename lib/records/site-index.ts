import type { SitePath } from '@/lib/core/url'
import type { PageBase, PageKind } from './site-page'

/** An old path that leads to another one. */
export type Redirect = {
  /** Path within the site, with both slashes. */
  from: SitePath
  /** Path within the site, which may have a query or a hash, or an absolute URL. */
  to: SitePath
}

/** What is known of a page without its record. */
export type PageSummary = Pick<
  PageBase,
  'href' | 'path' | 'title' | 'source' | 'updated' | 'isIndexable' | 'isUnlisted' | 'isCatchAll'
> & {
  kind: PageKind
  /** Path of the route whose file shows the page: that of its instance, or its own. */
  route: SitePath
  /** Hash of its record. */
  hash: string
}

/** A post that a build leaves out because its day is still to come. */
export type ScheduledPost = {
  /** ISO 8601 day. */
  date: string
  title: string
  /** Content file, from the repository root. */
  path: string
}

/** A file that pages ask for. Its name has a hash of its content. */
export type DataFile = { fileName: string; json: string }

/** The options that a version of the documentation describes, as a file for other programs. */
export type OptionList = { path: SitePath; json: string }

/** Everything about the site that is not a page. */
export type SiteIndex = {
  /** Every page, in the order of the configuration; posts are in the order of their lists. */
  pages: PageSummary[]
  redirects: Redirect[]
  /** The next one first; absent without any. */
  scheduled?: ScheduledPost[]
  /** The trees of the sidebars, each shared by all pages that show it. */
  sidebars: DataFile[]
  /** What the not-found page asks for. */
  routeManifest: DataFile
  /** One a version; absent without any. */
  optionLists?: OptionList[]
  /** The styles of the formulas of each page that has any. */
  formulas: string[][]
}
