'use client'

import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.client'
import type { NavbarEntry } from './entries'

/** Reports which navbar entry failed to render, and rethrows the error. */
export function EntryBoundary({ entry, children }: { entry: NavbarEntry; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={({ error: cause }) => {
        throw new Error(`This navbar item failed to render: ${JSON.stringify(entry)}`, { cause })
      }}
    >
      {children}
    </ErrorBoundary>
  )
}
