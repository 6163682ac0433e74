import type { Href } from '@/lib/core/url'

/**
 * A part of the site with its own index: a docs version or the rest. Named like DocSearch's `docusaurus_tag`:
 * `docs-default-current`.
 */
export type SearchTag = string

/** Tag of everything except for the versioned documentation. */
export const DEFAULT_TAG: SearchTag = 'default'

/** The characters around what matches a query. They are for private use, so no other text has them. */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

/** Returns a text without its marks. */
export function stripMarks(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '')
}

export type SearchRequest = {
  query: string
  /** Parts to search, the page's own version first. */
  tags: readonly SearchTag[]
  /** Parts whose answers are added after those of `tags`, below "Also in 3.1.1"; may be empty. */
  otherTags: readonly SearchTag[]
  /** Maximum number of hits. */
  limit: number
  /** Hits that an earlier answer had. They stay first, as they are. */
  shown?: readonly SearchHit[] | undefined
}

/** A hit. What matches the query in its texts is between marks. */
export type SearchHit = {
  /** Stable across builds: path and hash. */
  id: string
  href: Href // with hash
  /** Page title and headings down to the hit, below the sidebar category, the part of the site or another version. */
  hierarchy: readonly string[]
  /** Text around the match, and type and default of an option. */
  snippet?: string
  /** What replaced an old or renamed option, as a sentence. */
  note?: string
}

export type SearchAnswer = {
  hits: readonly SearchHit[]
  /** Number of all hits, not only the returned ones. */
  count: number
  /** If there are none: names on the site that are spelled alike, the closest first. */
  nearest?: readonly string[] | undefined
}

/**
 * What the worker sends back through the port that comes with a request. `first` is an answer from the part of the index
 * that has been loaded, with which the answer begins. `failed` says that a file doesn't load or can't be read.
 */
export type SearchReply = { first: SearchAnswer } | { answer: SearchAnswer } | { failed: string }
