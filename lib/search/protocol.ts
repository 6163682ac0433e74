import type { Href } from '@/lib/core/url'

/** Path of the worker below the base URL. Its name never changes, because it contains the names of all other files. */
export const WORKER_PATH = 'search/worker.js'

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
  /** Maximum number of hits. */
  limit: number
  /** Hits that an earlier answer had. They stay first, as they are, and the answer to this request is complete. */
  shown?: readonly SearchHit[] | undefined
}

/** A hit. What matches the query in its texts is between marks (`marks.ts`). */
export type SearchHit = {
  /** Stable across builds: path and hash. */
  id: string
  href: Href // with hash
  tag: SearchTag
  /** Site part, page title, headings down to the hit. The first one is the sidebar category or part. */
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
  /** Whether there are no others. Otherwise, the same request with `shown` waits for the rest of the index. */
  isComplete: boolean
}

/**
 * What the worker sends back through the port that comes with a request. `failed` says that a file of the index doesn't
 * load or can't be read.
 */
export type SearchReply = { answer: SearchAnswer } | { failed: string }
