'use client'

import type { ReactNode } from 'react'
import { toErrorChain } from '@/lib/core/error-chain'
import { ErrorBoundary } from './error-boundary.client'
import { Failure } from './failure'

/** Boundary around a part of a page that may fail without taking down the rest. */
export function FailureBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={({ error, reset }) => (
        <Failure
          title="This part of the page failed."
          message={toErrorChain(error)}
          onRetry={reset}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
