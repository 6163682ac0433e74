'use client'

import { useEffect, useState } from 'react'
import { FailedPage } from './failed-page'
import { countReload, reloadPage } from '@/components/navigation/reload-page'

/** Whether an error means that scripts of a page couldn't be loaded: without a network, or after a new deployment. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

type PageLoadFailureProps = {
  error: Error
  /** Reloads the document. Only tests replace this. */
  reload?: () => void
}

/**
 * Replaces main content whose scripts couldn't be loaded. Reloads the page, and eventually asks the reader to do so.
 */
export function PageLoadFailure({ error, reload = reloadPage }: PageLoadFailureProps) {
  const [gaveUp, setGaveUp] = useState(false)
  useEffect(() => {
    // Storage can be read only after the first render. Without a network, a reload would leave no page at all.
    if (navigator.onLine && countReload()) reload()
    else queueMicrotask(() => setGaveUp(true))
  }, [reload])
  if (!gaveUp) return <p role="status">Loading the page again…</p>
  return (
    <FailedPage
      title="This page did not load."
      error={error}
      action={{ label: 'Retry', run: reload }}
    />
  )
}
