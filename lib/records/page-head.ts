/** A tag of the head, with HTML attribute names. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Everything in the head of a page that depends on the page. */
export type PageHead = {
  /** Text of `<title>`. */
  title: string
  description?: string
  /** Separated by commas. */
  keywords?: string
  /** Content of the robots tag; absent on pages that search engines may list. */
  robots?: string
  /** Absolute URL that search engines should list for this page; absent if the site's origin is unknown. */
  canonical?: string
  /** Feeds of the blog that the page belongs to, with absolute URLs. */
  feeds?: { type: string; url: string; title: string }[]
  /** Tags of the document itself, other than those that replace a value above. */
  ownTags: HeadTag[]
  /** Whether one of `ownTags` replaces the site's viewport. */
  hasOwnViewport: boolean
  /**
   * Tags for other sites and for search engines: Open Graph, cards, languages. They aren't needed after a navigation
   * inside the app, so the export writes them into the document and keeps them out of React's payload.
   */
  sharedTags: HeadTag[]
  /** Nodes of https://schema.org, written as JSON-LD. */
  structuredData: object[]
}
