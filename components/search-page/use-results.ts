import { useEffect, useReducer } from 'react'
import { source } from '../search/sources'
import type { Results, ResultsRequest } from './ask-more'
import { askMore } from './ask-more'

/** Results that the reader can return to while the app is open, by request. */
const kept = new Map<string, Results>()

const none: Results = { hits: [], count: 0, state: 'loading' }

function load(key: string, onChange: () => void): void {
  const request = JSON.parse(key) as ResultsRequest
  void askMore(source, request, kept.get(key) ?? none, (results) => {
    kept.set(key, results)
    onChange()
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
