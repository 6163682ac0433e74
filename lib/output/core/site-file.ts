import type { SitePath } from '@/lib/core/url'

/** A file of the site that isn't a page. The build writes it; the dev server creates it on each request. */
export type SiteFile = {
  /** `/blog/rss.xml` */
  path: SitePath
  /**
   * Everything its content depends on besides the code, if it's worth caching between builds. A file without inputs is
   * created in every build.
   */
  inputs?: readonly unknown[]
  /** Creates the content. */
  create: () => string | Uint8Array | Promise<string | Uint8Array>
}
