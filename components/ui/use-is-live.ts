import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML, which must do without scripts, and in the browser until React has taken it over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
