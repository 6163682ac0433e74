import type { Href } from '@/lib/core/url'

/** Part of the site that has an index: a docs version or the rest. Named as DocSearch's `docusaurus_tag`, `docs-default-current`. */
export type SearchTag = string

export type SearchRequest = {
  query: string
  /** Parts to search, the page's own version first. */
  tags: readonly SearchTag[]
  /** Parts whose answers are added after those of `tags`, labelled ("also in 3.1.1"); may be empty. */
  otherTags: readonly SearchTag[]
  /** Counted from 0. */
  page: number
  hitsPerPage: number
}

export type SearchHit = {
  /** Stable over builds: path and hash. */
  id: string
  href: Href // with hash
  tag: SearchTag
  kind: 'page' | 'heading' | 'option' | 'text'
  /** Plain text: site part, page title, headings down to the hit. lvl0 is the sidebar category or part. */
  hierarchy: readonly string[]
  /** Plain text around the match, for `kind: 'text'` and, where useful, for options (their type and default). */
  snippet?: string
  /** What an old or renamed option has become, as a sentence. */
  note?: string
  /** Terms of this hit that match, for highlighting: ranges [start, end) by field index (`hierarchy` index, or 'snippet' | …). */
  matches: {
    readonly field: number | 'snippet'
    readonly ranges: readonly (readonly [number, number])[]
  }[]
}

export type SearchAnswer = {
  hits: readonly SearchHit[]
  /** All hits, not only those of this page. */
  count: number
  /** Whether later tiers may still add hits (never above those that are here). */
  isComplete: boolean
}
