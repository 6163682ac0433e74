'use client'

import { useEffect, useState } from 'react'
import { FailedPage } from './failed-page'
import { mayReload, reloadPage } from '@/components/navigation/reload-page'

/** Whether an error says that scripts of a page could not be loaded: without a network, or after a new deployment. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

type PageLoadFailureProps = {
  error: Error
  /** Loads the document anew; only tests have another way. */
  reload?: () => void
}

/** Stands in for main content whose scripts could not be loaded: loads the page anew, and in the end asks the reader to. */
export function PageLoadFailure({ error, reload = reloadPage }: PageLoadFailureProps) {
  const [gaveUp, setGaveUp] = useState(false)
  useEffect(() => {
    // Storage is asked, and so known, only after the first render. Without a network there would be no page at all.
    if (navigator.onLine && mayReload()) reload()
    else queueMicrotask(() => setGaveUp(true))
  }, [reload])
  return (
    <main id="main" className="message-page" tabIndex={-1}>
      {gaveUp ? (
        <FailedPage
          title="This page did not load."
          error={error}
          action={{ label: 'Retry', run: reload }}
        />
      ) : (
        <p role="status">Loading the page again…</p>
      )}
    </main>
  )
}
