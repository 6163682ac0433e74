'use client'

import { useEffect, useState } from 'react'
import { toErrorChain } from '@/lib/error-chain'
import { readVisit, writeVisit } from '../ui/storage'

/** How often a page is loaded anew by itself before the reader is asked. */
const MOST_RELOADS = 2

/** Key of the path that was loaded anew, after how often it was. */
const KEY = 'docusaurus.reloads'

/** Whether an error says that scripts of a page could not be loaded: without a network, or after a new deployment. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Counts another reload of the page. False where it was reloaded often enough, or where nobody can count. */
function mayReload(): boolean {
  const [count = '0', path] = readVisit(KEY)?.split(' ') ?? []
  const before = path === location.pathname ? Number(count) : 0
  if (before >= MOST_RELOADS) return false
  const next = `${before + 1} ${location.pathname}`
  writeVisit(KEY, next)
  return readVisit(KEY) === next
}

const reloadPage = () => location.reload()

type PageLoadFailureProps = {
  error: Error
  /** Loads the document anew; only tests have another way. */
  reload?: () => void
}

/** Stands in for main content whose scripts could not be loaded: loads the page anew, and in the end asks the reader to. */
export function PageLoadFailure({ error, reload = reloadPage }: PageLoadFailureProps) {
  const [gaveUp, setGaveUp] = useState(false)
  useEffect(() => {
    // Storage is asked, and so known, only after the first render.
    if (mayReload()) reload()
    else queueMicrotask(() => setGaveUp(true))
  }, [reload])
  return (
    <main id="main" className="message-page" tabIndex={-1}>
      {gaveUp ? (
        <div role="alert">
          <h1>This page did not load.</h1>
          <p>
            <button type="button" className="button" onClick={reload}>
              Retry
            </button>
          </p>
          <pre className="failure" tabIndex={0}>
            {toErrorChain(error)}
          </pre>
        </div>
      ) : (
        <p role="status">Loading the page again…</p>
      )}
    </main>
  )
}
