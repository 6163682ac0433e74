'use client'

import { useEffect, useRef } from 'react'
import type { Crash } from '../ui/error-boundary.client'
import { PageCrash } from './page-crash.client'
import { isLoadFailure, PageLoadFailure } from './page-load-failure.client'

/**
 * In the dev server, tries again when the boundary renders once more: it has new children, and the page may have been
 * corrected. Next itself keeps showing an error until the URL changes.
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

/** Stands in for main content that could not be shown: its scripts did not load, or it crashed. */
export function PageFailure({ error, reset }: Crash) {
  useRecovery(reset)
  return isLoadFailure(error) ? (
    <PageLoadFailure error={error} />
  ) : (
    <PageCrash error={error} reset={reset} />
  )
}
