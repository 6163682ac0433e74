'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Opens details elements for printing, and animates the height of those in prose. Few pages have one, so the code is a
 * separate script. Until the script has loaded, and without it, the elements behave natively.
 */
export function DetailsBehaviors() {
  const pathname = usePathname()
  useEffect(() => {
    if (!document.querySelector('.prose details, .contributors')) return
    import('./details-behaviors').then(
      ({ addDetailsBehaviors }) => addDetailsBehaviors(),
      () => undefined,
    )
  }, [pathname])
  return null
}
