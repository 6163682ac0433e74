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

/** The query string of the URL, also after it has changed; undefined on the server, which makes one page for all. */
export function useUrlQuery(): URLSearchParams | undefined {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  )
  return search === undefined ? undefined : new URLSearchParams(search)
}
