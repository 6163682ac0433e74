import { useEffect } from 'react'
import { toPageUrl } from '../navigation/to-page-url'

/**
 * Makes links load their page as a new document. The app can't replace this page with another one because they have no
 * layout in common. Use it before `AppLinks` on the page: the listener of `AppLinks` then runs second and finds that
 * the click was handled.
 */
export function useFullLoads(baseUrl: string): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || modified) return
      const url = toPageUrl(event.target, baseUrl)
      if (!url) return
      event.preventDefault()
      location.assign(url)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [baseUrl])
}
