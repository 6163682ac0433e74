import type { Metadata } from 'next'

/** A tag of the head, with HTML attribute names. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** A picture that other sites show: its absolute URL, and its size in pixels. */
export type SharedImage = { url: string; width?: number; height?: number }

/** What Next writes to the head of a page. All URLs are absolute. */
export type PageMetadata = Pick<
  Metadata,
  'description' | 'robots' | 'openGraph' | 'twitter' | 'other'
> & {
  title: string
  /** Separated by commas. */
  keywords?: string
  alternates: {
    /** URL that search engines should list for this page; absent if the site's origin is unknown. */
    canonical?: string
    /** URL by language; absent on pages that search engines don't list. */
    languages?: Record<string, string>
    /** Feeds of the blog that the page belongs to, by type. */
    types?: Record<string, { url: string; title: string }[]>
  }
}

/** Everything in the head of a page that depends on the page. */
export type PageHead = {
  metadata: PageMetadata
  /** Tags of the document itself, other than those that replace a value of the head. */
  ownTags: HeadTag[]
  /** Its description by https://schema.org, written as JSON-LD. */
  structuredData?: object | undefined
}
