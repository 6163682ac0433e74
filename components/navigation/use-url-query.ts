import { useSyncExternalStore } from 'react'
import { QUERY_CHANGE } from './change-query'

function subscribe(notify: () => void): () => void {
  addEventListener('popstate', notify)
  addEventListener(QUERY_CHANGE, notify)
  return () => {
    removeEventListener('popstate', notify)
    removeEventListener(QUERY_CHANGE, notify)
  }
}

/** Returns the current query string of the URL, or undefined on the server, which renders one page for all queries. */
export function useUrlQuery(): URLSearchParams | undefined {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  )
  return search === undefined ? undefined : new URLSearchParams(search)
}
