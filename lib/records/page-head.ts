/** A tag of the head, with HTML attribute names. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** A picture that other sites show: its absolute URL, and its size in pixels. */
export type SharedImage = { url: string; width?: number; height?: number }

/** How other sites show a link to a page. */
export type Sharing = {
  siteName: string
  title?: string
  description?: string
  /** Absolute URL. */
  url?: string
  image?: SharedImage
  /** Whether a tag of the document says of which type the page is. */
  hasOwnType?: boolean
  /** For a post: ISO 8601 time, URLs or names of its authors, and its tags. */
  article?: { publishedTime?: string; authors?: string[]; tags?: string[] }
  /** What the document itself says for Twitter cards. The rest is the same as above. */
  twitter?: { card?: string; title?: string; description?: string; images?: string }
}

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
  /** Tags of the document itself, other than those that replace a value of the head. */
  ownTags: HeadTag[]
  /** Whether one of `ownTags` replaces the site's viewport. */
  hasOwnViewport: boolean
  /** What other sites show of the page: https://ogp.me */
  sharing: Sharing
  /** Absolute URL by language, for search engines; absent on pages that they don't list. */
  languages?: Record<string, string>
  /** Nodes of https://schema.org, written as JSON-LD. */
  structuredData: object[]
}
