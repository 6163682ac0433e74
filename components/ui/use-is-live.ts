import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns false in the server's HTML, which has to work without scripts, and in the browser until React has hydrated
 * it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
