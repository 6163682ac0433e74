import { useCallback, useEffect, useState } from 'react'
import { source } from '../search/sources'
import type { Results, ResultsRequest } from './ask-more'
import { askMore } from './ask-more'

/** Results that the reader can return to while the app is open, by request. */
const kept = new Map<string, Results>()

const none: Results = { hits: [], count: 0, state: 'loading' }

/** Returns the results of a request, and a function that loads the next page, or retries one that failed. */
export function useResults({ query, tags }: ResultsRequest): [Results, () => void] {
  const key = JSON.stringify({ query, tags })
  const [latest, setLatest] = useState({ key: '', results: none })
  const results = (latest.key === key ? latest.results : kept.get(key)) ?? none

  const load = useCallback(
    (request: string, before: Results) => {
      let isFirst = true
      void askMore(source, JSON.parse(request) as ResultsRequest, before, (next) => {
        if (next.state === 'complete') kept.set(request, next)
        const isNew = isFirst
        isFirst = false
        // An answer to an older request is only kept.
        setLatest((now) => (isNew || now.key === request ? { key: request, results: next } : now))
      })
    },
    [setLatest],
  )

  useEffect(() => {
    if (query && !kept.has(key)) load(key, none)
  }, [key, query, load])

  return [results, () => load(key, results)]
}
