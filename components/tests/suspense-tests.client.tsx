'use client'

import { lazy, Suspense } from 'react'
import { BrowserOnly } from './browser-only.client'

const Late = lazy(() => import('./late.client').then((chunk) => ({ default: chunk.Late })))

const loading = <p>Loading…</p>

/** A lazy component in a Suspense boundary. The server's HTML contains it. */
export function SuspenseTest() {
  return (
    <Suspense fallback={loading}>
      <Late inside="Suspense" />
    </Suspense>
  )
}

/** The boundary itself exists only in the browser. */
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

/** The boundary exists from the start, but its content only in the browser. */
export function SuspenseBrowserOnlyTest() {
  return (
    <Suspense fallback={loading}>
      <BrowserOnly fallback={loading}>
        {() => <Late inside="Suspense and BrowserOnly" />}
      </BrowserOnly>
    </Suspense>
  )
}
