import { useEffect, useRef } from 'react'
import { reloadIncompletePage } from './reload-page'

/**
 * Loads a page anew whose stylesheet is gone, as after a new deployment: React shows a page without one that failed.
 * @param path page that is shown; the URL is that of the page before until then
 */
export function useLostStyles(path: string): void {
  const lost = useRef(false)

  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.current = true
    }
    // Such events do not bubble.
    addEventListener('error', onError, true)
    return () => removeEventListener('error', onError, true)
  }, [])

  useEffect(() => {
    if (!lost.current) return
    lost.current = false
    void reloadIncompletePage()
  }, [path])
}
