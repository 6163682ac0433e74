'use client'

import type { ReactNode } from 'react'
import { toErrorChain } from '@/lib/core/error-chain'
import { ErrorBoundary } from './error-boundary.client'
import { Failure } from './failure'

/** Around a part of a page that may fail without taking the rest along. */
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
