'use client'

import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.client'
import { PageFailure } from './page-failure.client'

/** Keeps a crash of the main content from taking down the navbar and footer. */
export function MainBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(crash) => <PageFailure {...crash} />}>{children}</ErrorBoundary>
}
