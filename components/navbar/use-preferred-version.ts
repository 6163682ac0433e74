import { useSyncExternalStore } from 'react'
import { readPreferredVersion } from '../navigation/preferred-version'

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

/**
 * Returns the known version of a docs instance that the reader prefers. Returns undefined on the server or if there is
 * none.
 */
export function usePreferredVersion(
  docsId: string | undefined,
  known: string[],
): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (docsId && known.length > 0 ? readPreferredVersion(docsId, known) : undefined),
    () => undefined,
  )
}
