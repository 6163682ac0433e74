import { useEffect } from 'react'

/**
 * Makes links load their page as a new document. The app cannot show another page in the place of this one, which has no
 * layout in common with any. Has to stand before `AppLinks` in the page, whose listener comes second and then finds the
 * click handled.
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
