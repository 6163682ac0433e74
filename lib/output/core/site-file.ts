import type { SitePath } from '@/lib/core/url'

/** A file of the site that isn't a page. The build writes it; the dev server creates it on each request. */
export type SiteFile = {
  /** `/blog/rss.xml` */
  path: SitePath
  /** Value of the `content-type` header. Hosts derive it from the file name. */
  type: string
  /**
   * Everything its content depends on besides the code, if it's worth caching between builds. A file without inputs is
   * created in every build.
   */
  inputs?: readonly unknown[]
  /** Creates the content. */
  create: () => string | Uint8Array | Promise<string | Uint8Array>
}

/** Content types of the site's own files, by extension. */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  markdown: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}
