import { useEffect, useReducer } from 'react'
import type { SearchAnswer, SearchRequest } from '@/lib/search/protocol'
import { source } from '../search/sources'

/** Number of results per page. */
const PAGE_SIZE = 15

/** A request for results: a query and the parts to search. */
type ResultsRequest = Pick<SearchRequest, 'query' | 'tags'>

/** The results of a request so far. */
export type Results = SearchAnswer & { state: 'loading' | 'complete' | 'failed' }

/** Results that the reader can return to while the app is open, by request. */
const kept = new Map<string, Results>()

const none: Results = { hits: [], count: 0, state: 'loading' }

/** Asks for the next page of results, and shows what arrives below what there is. */
function load(key: string, redraw: () => void): void {
  const before = kept.get(key) ?? none
  const { hits: shown } = before
  const show = (results: Results) => {
    kept.set(key, results)
    redraw()
  }
  show({ ...before, state: 'loading' })
  const request = JSON.parse(key) as ResultsRequest
  source({ ...request, otherTags: [], limit: shown.length + PAGE_SIZE, shown }, (first) =>
    show({ ...first, state: 'loading' }),
  ).then(
    ({ hits, count, ...answer }) => {
      // A service may count hits that it doesn't return. They would be asked for again and again.
      const isMore = hits.length > shown.length
      show({ ...answer, hits, count: isMore ? count : hits.length, state: 'complete' })
    },
    () => show({ ...before, state: 'failed' }),
  )
}

/** Returns the results of a request, and a function that loads the next page, or retries one that failed. */
export function useResults({ query, tags }: ResultsRequest): [Results, () => void] {
  const key = JSON.stringify({ query, tags })
  const [, redraw] = useReducer((changes: number) => changes + 1, 0)

  useEffect(() => {
    if (query && kept.get(key)?.state !== 'complete') load(key, redraw)
  }, [key, query])

  return [kept.get(key) ?? none, () => load(key, redraw)]
}
