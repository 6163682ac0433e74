'use client'

import { lazy, Suspense } from 'react'
import { BrowserOnly } from './browser-only.client'

const Late = lazy(() => import('./late.client').then((chunk) => ({ default: chunk.Late })))

const loading = <p>Loading…</p>

/** A lazy component in a boundary; the server's HTML has it. */
export function SuspenseTest() {
  return (
    <Suspense fallback={loading}>
      <Late inside="Suspense" />
    </Suspense>
  )
}

/** The boundary itself only exists in the browser. */
export function BrowserOnlySuspenseTest() {
  return (
    <BrowserOnly fallback={loading}>
      {() => (
        <Suspense fallback={loading}>
          <Late inside="BrowserOnly and Suspense" />
        </Suspense>
      )}
    </BrowserOnly>
  )
}

/** The boundary is there from the start, what it waits for only in the browser. */
export function SuspenseBrowserOnlyTest() {
  return (
    <Suspense fallback={loading}>
      <BrowserOnly fallback={loading}>
        {() => <Late inside="Suspense and BrowserOnly" />}
      </BrowserOnly>
    </Suspense>
  )
}
