import type { Href } from '@/lib/core/url'

/**
 * A part of the site with its own index: a docs version or the rest. Named like DocSearch's `docusaurus_tag`:
 * `docs-default-current`.
 */
export type SearchTag = string

export type SearchRequest = {
  query: string
  /** Parts to search, the page's own version first. */
  tags: readonly SearchTag[]
  /** Parts whose answers are added after those of `tags`, labeled ("also in 3.1.1"); may be empty. */
  otherTags: readonly SearchTag[]
  /** Starts at 0. */
  page: number
  hitsPerPage: number
}

export type SearchHit = {
  /** Stable across builds: path and hash. */
  id: string
  href: Href // with hash
  tag: SearchTag
  kind: 'page' | 'heading' | 'option' | 'text'
  /** Plain text: site part, page title, headings down to the hit. lvl0 is the sidebar category or part. */
  hierarchy: readonly string[]
  /** Plain text around the match, for `kind: 'text'` and, where useful, for options (their type and default). */
  snippet?: string
  /** What replaced an old or renamed option, as a sentence. */
  note?: string
  /** Terms of this hit that match, for highlighting: ranges [start, end) by field index (`hierarchy` index, or 'snippet' | …). */
  matches: {
    readonly field: number | 'snippet'
    readonly ranges: readonly (readonly [number, number])[]
  }[]
}

export type SearchAnswer = {
  hits: readonly SearchHit[]
  /** Number of all hits, not only those on this page. */
  count: number
  /** Whether the answer is final. Otherwise, later tiers may add hits, but never above the existing ones. */
  isComplete: boolean
}
