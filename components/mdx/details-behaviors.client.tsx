'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { openForPrint } from './open-for-print'

/**
 * Opens every details element for printing, and animates the height of those in prose. Few pages have one there, so
 * that code is a separate script. Until the script has loaded, and without it, the elements behave natively.
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
  useEffect(() => {
    addEventListener('beforeprint', openForPrint)
    return () => removeEventListener('beforeprint', openForPrint)
  }, [])
  return null
}
