import type { SearchHit, SearchRequest } from '@/lib/search/protocol'
import type { SearchSource } from '../search/search-source'

/** Number of results per page. */
export const PAGE_SIZE = 15

/** A request for results: a query and the parts to search. */
export type ResultsRequest = Pick<SearchRequest, 'query' | 'tags'>

/** The results of a query so far. */
export type Results = {
  query: string
  hits: readonly SearchHit[]
  /** Total number of results. */
  count: number
  /** Number of requested pages. */
  pages: number
  state: 'loading' | 'complete' | 'failed'
}

/** The results of consecutive queries, page by page. */
export type ResultList = {
  /** Returns the results of the last query, or undefined if there is none. */
  get: () => Results | undefined
  /** @returns a function that ends the subscription */
  subscribe: (onChange: () => void) => () => void
  /** Sends a query and drops the previous one. An empty query has no results. The same query is sent only once. */
  ask: (request: ResultsRequest) => void
  /** Requests the next page, or retries one that failed. */
  loadMore: () => void
}

const toKey = ({ query, tags }: ResultsRequest) => JSON.stringify([query, tags])

const noRequest: ResultsRequest = { query: '', tags: [] }

/**
 * @param kept results by request, for readers who return to them
 * @param first initial request: if its results are kept, they are shown from the start
 */
export function createResultList(
  source: SearchSource,
  kept: Map<string, Results>,
  first = noRequest,
): ResultList {
  let results = kept.get(toKey(first))
  let request = results ? first : noRequest
  let cancel: () => void = () => undefined
  const listeners = new Set<() => void>()

  const show = (next: Results | undefined) => {
    results = next
    for (const listener of listeners) listener()
  }

  /** Requests a page and shows it below the previous ones. */
  const load = (before: Results) => {
    const key = toKey(request)
    show({ ...before, state: 'loading' })
    cancel = source.search(
      { ...request, otherTags: [], page: before.pages, hitsPerPage: PAGE_SIZE },
      ({ hits, count, isComplete }) => {
        const known = { ...before, hits: [...before.hits, ...hits], count }
        if (isComplete) {
          const complete: Results = { ...known, pages: before.pages + 1, state: 'complete' }
          kept.set(key, complete)
          show(complete)
        } else show({ ...known, state: 'loading' })
      },
      () => show({ ...before, state: 'failed' }),
    )
  }

  return {
    get: () => results,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    ask: (next) => {
      if (toKey(next) === toKey(request)) return
      cancel()
      request = next
      const { query } = next
      const known = kept.get(toKey(next))
      if (!query) show(undefined)
      else if (known) show(known)
      else load({ query, hits: [], count: 0, pages: 0, state: 'loading' })
    },
    loadMore: () => {
      if (results && results.state !== 'loading') load(results)
    },
  }
}

/** Whether there are results that haven't been requested. */
export function hasMore({ hits, count, state }: Results): boolean {
  return state === 'complete' && hits.length < count
}
