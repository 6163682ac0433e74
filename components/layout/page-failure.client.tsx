'use client'

import { useEffect, useRef } from 'react'
import type { Crash } from '../ui/error-boundary.client'
import { PageCrash } from './page-crash.client'
import { isLoadFailure, PageLoadFailure } from './page-load-failure.client'

/**
 * In the dev server, tries again when the boundary renders again: it has new children, and the page may have been
 * fixed. Next itself keeps showing an error until the URL changes.
 */
function useRecovery(reset: () => void): void {
  const wasShown = useRef(false)
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return
    if (wasShown.current) reset()
    wasShown.current = true
  })
  useEffect(
    () => () => {
      wasShown.current = false
    },
    [],
  )
}

/** Replaces main content that can't be shown because its scripts didn't load or it crashed. */
export function PageFailure({ error, reset }: Crash) {
  useRecovery(reset)
  return (
    <main id="_main" className="docs-main message-page" tabIndex={-1}>
      {isLoadFailure(error) ? (
        <PageLoadFailure error={error} />
      ) : (
        <PageCrash error={error} reset={reset} />
      )}
    </main>
  )
}
