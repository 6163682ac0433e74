import { useEffect, useRef } from 'react'
import { reloadIncompletePage } from './reload-page'

/**
 * Reloads a page whose stylesheet is gone, for example after a new deployment. React shows a page even if its
 * stylesheet failed to load.
 * @param path path of the shown page; until it is shown, the URL is that of the previous page
 */
export function useLostStyles(path: string): void {
  const lost = useRef(false)

  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.current = true
    }
    // Error events don't bubble.
    addEventListener('error', onError, true)
    return () => removeEventListener('error', onError, true)
  }, [])

  useEffect(() => {
    if (!lost.current) return
    lost.current = false
    void reloadIncompletePage()
  }, [path])
}
