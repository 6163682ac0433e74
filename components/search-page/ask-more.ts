import type { SearchSource } from '@/lib/search/client'
import type { SearchHit, SearchRequest } from '@/lib/search/protocol'

/** Number of results per page. */
export const PAGE_SIZE = 15

/** A request for results: a query and the parts to search. */
export type ResultsRequest = Pick<SearchRequest, 'query' | 'tags'>

/** The results of a request so far. */
export type Results = {
  hits: readonly SearchHit[]
  /** Total number of results. */
  count: number
  state: 'loading' | 'complete' | 'failed'
}

/** Asks for the next page of results, and shows what arrives below what there is. */
export async function askMore(
  source: SearchSource,
  request: ResultsRequest,
  before: Results,
  show: (results: Results) => void,
): Promise<void> {
  const limit = before.hits.length + PAGE_SIZE
  const ask = (shown?: readonly SearchHit[]) =>
    source.search({ ...request, otherTags: [], limit, shown })
  show({ ...before, state: 'loading' })
  try {
    let answer = await ask(before.hits.length > 0 ? before.hits : undefined)
    if (!answer.isComplete) {
      show({ hits: answer.hits, count: answer.count, state: 'loading' })
      answer = await ask(answer.hits)
    }
    show({ hits: answer.hits, count: answer.count, state: 'complete' })
  } catch {
    show({ ...before, state: 'failed' })
  }
}
