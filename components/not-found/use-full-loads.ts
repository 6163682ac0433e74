import { useEffect } from 'react'

/**
 * Makes links load their page as a new document. The app can't replace this page with another one because they have no
 * layout in common. Use it before `AppLinks` on the page: the listener of `AppLinks` then runs second and finds that
 * the click was handled.
 */
export function useFullLoads(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || modified) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.origin !== location.origin || link.download) return
      if (link.target && link.target !== '_self') return
      event.preventDefault()
      location.assign(link.href)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
