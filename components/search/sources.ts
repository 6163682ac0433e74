import type { SearchSource } from '@/lib/search/client'
import { WORKER_PATH, createSearchEngine } from '@/lib/search/client'
import type { SearchTag } from '@/lib/search/protocol'
import { baseUrl } from '../ui/base-url'
import type { SearchService } from './hosted-source'
import { createHostedSource, withFallback } from './hosted-source'

/**
 * Whether a hosted service answers first. It is constant at build time: without a service, its code isn't in the
 * scripts.
 */
export const isHosted = Boolean(process.env.SEARCH_SERVICE)

const engine = createSearchEngine(`${baseUrl}${WORKER_PATH}`)

/** Answers the queries of the dialog and of the search page: from the embedded index, or the hosted service first. */
export const source: SearchSource = process.env.SEARCH_SERVICE
  ? withFallback(
      createHostedSource(JSON.parse(process.env.SEARCH_SERVICE) as SearchService),
      engine,
    )
  : engine

/** Loads what the first answer of the embedded index needs. Call it when a reader is about to search. */
export function warm(tags: readonly SearchTag[]): void {
  // Without a query, it only loads. If that fails, the first query fails too.
  if (!isHosted) source({ query: '', tags, otherTags: [], limit: 0 }).catch(() => undefined)
}
