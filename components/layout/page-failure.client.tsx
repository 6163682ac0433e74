'use client'

import { useEffect, useRef, useState } from 'react'
import { countReload, reloadPage } from '@/components/navigation/reload-page'
import { toErrorChain } from '@/lib/core/error-chain'
import type { Crash } from '../ui/error-boundary.client'

/** Whether an error means that scripts of a page couldn't be loaded: without a network, or after a new deployment. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Moves focus to the main content if the focused element was removed. */
function recoverFocus(): void {
  if (document.activeElement === document.body) document.getElementById('_main')?.focus()
}

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

type PageFailureProps = Crash & {
  /** Reloads the document. Only tests replace this. */
  reload?: () => void
}

/**
 * Replaces main content that crashed, or whose scripts couldn't be loaded. In that case, it reloads the page, and
 * eventually asks the reader to do so.
 */
export function PageFailure({ error, reset, reload = reloadPage }: PageFailureProps) {
  const isIncomplete = isLoadFailure(error)
  const [asksReader, setAsksReader] = useState(!isIncomplete)
  useRecovery(reset)
  useEffect(() => {
    if (!isIncomplete) {
      recoverFocus()
      return recoverFocus
    }
    // Storage can be read only after the first render. Without a network, a reload would leave no page at all.
    if (navigator.onLine && countReload()) reload()
    else queueMicrotask(() => setAsksReader(true))
    return undefined
  }, [isIncomplete, reload])
  return (
    <main id="_main" className="docs-main message-page" tabIndex={-1}>
      {asksReader ? (
        <div role="alert">
          <h1>{isIncomplete ? 'This page did not load.' : 'This page crashed.'}</h1>
          <p>
            <button type="button" className="button" onClick={isIncomplete ? reload : reset}>
              {isIncomplete ? 'Retry' : 'Try again'}
            </button>
          </p>
          <pre className="admonition failure" data-kind="danger" tabIndex={0}>
            {toErrorChain(error)}
          </pre>
        </div>
      ) : (
        <p role="status">Loading the page again…</p>
      )}
    </main>
  )
}
