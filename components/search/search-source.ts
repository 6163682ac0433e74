import type { SearchEngine } from '@/lib/search/client'

/** What answers queries: the embedded index, the hosted service, or one of them in place of the other. */
export type SearchSource = Pick<SearchEngine, 'warm' | 'search'>

/** How long a source that failed is left alone, in ms. */
const REST = 60_000

/** The first source, and whenever that fails the second one: for the query that failed, and for those of the next minute. */
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
