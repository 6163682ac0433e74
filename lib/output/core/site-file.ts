import type { SitePath } from '@/lib/core/url'

/** A file of the site that is not a page. It is written by the build, and made for each request by the dev server. */
export type SiteFile = {
  /** `/blog/rss.xml` */
  path: SitePath
  /** Value of `content-type`; a host finds it by the name. */
  type: string
  /**
   * Everything its content depends on besides the code, where it is worth keeping between builds. A file without
   * inputs is made in each build.
   */
  inputs?: readonly unknown[]
  /** Makes the content. */
  create: () => string | Uint8Array | Promise<string | Uint8Array>
}

/** Content types of the site's own files by the end of their names. */
export const contentTypes = {
  /** What no host compresses or changes. */
  binary: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/** What diagrams, live code and formulas need. Without a page that mentions such a folder its files are not exported. */
export const OPTIONAL_FOLDERS = ['/mermaid-frame/', '/live-frame/', '/math/']
