'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Lets every details element of prose open and close with its height. Few pages have one, so what does it is a script of
 * its own; until it is there, and without it, they work as the browser's own.
 */
export function DetailsBehaviors() {
  const pathname = usePathname()
  useEffect(() => {
    if (!document.querySelector('.prose details')) return
    import('./details-behaviors').then(
      ({ addDetailsBehaviors }) => addDetailsBehaviors(),
      () => undefined,
    )
  }, [pathname])
  return null
}
