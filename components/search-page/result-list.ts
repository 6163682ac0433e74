import type { SearchHit, SearchRequest } from '@/lib/search/protocol'
import type { SearchSource } from '../search/search-source'

/** How many results a page of them has. */
export const PAGE_SIZE = 15

/** What is asked for: a query and the parts to search. */
export type ResultsRequest = Pick<SearchRequest, 'query' | 'tags'>

/** What is known of the results of a query. */
export type Results = {
  query: string
  hits: readonly SearchHit[]
  /** How many there are in all. */
  count: number
  /** How many pages have been asked for. */
  pages: number
  state: 'loading' | 'complete' | 'failed'
}

/** The results of one query after another, page by page. */
export type ResultList = {
  /** The results of the last query; undefined for none. */
  get: () => Results | undefined
  /** @returns a function that ends the subscription */
  subscribe: (onChange: () => void) => () => void
  /** Asks another query, which drops the one before; an empty one has no results. The same one is asked only once. */
  ask: (request: ResultsRequest) => void
  /** Asks for the next page, or once more for one that failed. */
  loadMore: () => void
}

const toKey = ({ query, tags }: ResultsRequest) => JSON.stringify([query, tags])

const noRequest: ResultsRequest = { query: '', tags: [] }

/**
 * @param kept results by request, for readers who come back to them
 * @param first what is asked for first: if its results are kept, they are there from the start
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

  /** Asks for one page and shows it below those before it. */
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

/** Whether there are results that have not been asked for. */
export function hasMore({ hits, count, state }: Results): boolean {
  return state === 'complete' && hits.length < count
}
