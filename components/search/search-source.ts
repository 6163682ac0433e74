import type { SearchEngine } from '@/lib/search/client'

/** Answers queries: the embedded index, the hosted service, or one as a fallback for the other. */
export type SearchSource = Pick<SearchEngine, 'warm' | 'search'>

/** Time in milliseconds for which a source that failed isn't used. */
const REST = 60_000

/**
 * Returns a source that uses the first one. When that fails, the second one answers this query and those of the next
 * minute.
 */
export function withFallback(first: SearchSource, second: SearchSource): SearchSource {
  let failedAt = -Infinity
  return {
    warm: first.warm,
    search: (request, onAnswer, onError) => {
      if (Date.now() - failedAt < REST) return second.search(request, onAnswer, onError)
      let isDropped = false
      let cancel = first.search(request, onAnswer, () => {
        failedAt = Date.now()
        if (!isDropped) cancel = second.search(request, onAnswer, onError)
      })
      return () => {
        isDropped = true
        cancel()
      }
    },
  }
}
