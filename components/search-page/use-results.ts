import { useEffect, useReducer } from 'react'
import type { SearchSource } from '@/lib/search/client'
import type { SearchAnswer, SearchRequest } from '@/lib/search/protocol'
import { source } from '../search/sources'

/** Number of results per page. */
const PAGE_SIZE = 15

/** A request for results: a query and the parts to search. */
export type ResultsRequest = Pick<SearchRequest, 'query' | 'tags'>

/** The results of a request so far. */
export type Results = SearchAnswer & { state: 'loading' | 'complete' | 'failed' }

/** Asks for the next page of results, and shows what arrives below what there is. */
export async function askMore(
  search: SearchSource,
  request: ResultsRequest,
  before: Results,
  show: (results: Results) => void,
): Promise<void> {
  const { hits: shown } = before
  const more = { ...request, otherTags: [], limit: shown.length + PAGE_SIZE, shown }
  show({ ...before, state: 'loading' })
  await search(more, (first) => show({ ...first, state: 'loading' })).then(
    ({ hits, count, ...answer }) => {
      // A service may count hits that it doesn't return. They would be asked for again and again.
      const isMore = hits.length > shown.length
      show({ ...answer, hits, count: isMore ? count : hits.length, state: 'complete' })
    },
    () => show({ ...before, state: 'failed' }),
  )
}

/** Results that the reader can return to while the app is open, by request. */
const kept = new Map<string, Results>()

const none: Results = { hits: [], count: 0, state: 'loading' }

function load(key: string, redraw: () => void): void {
  const request = JSON.parse(key) as ResultsRequest
  void askMore(source, request, kept.get(key) ?? none, (results) => {
    kept.set(key, results)
    redraw()
  })
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
