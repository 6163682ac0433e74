'use client'

import type { Crash } from '../ui/error-boundary.client'
import { PageCrash } from './page-crash.client'
import { isLoadFailure, PageLoadFailure } from './page-load-failure.client'

/** Stands in for main content that could not be shown: its scripts did not load, or it crashed. */
export function PageFailure({ error, reset }: Crash) {
  return isLoadFailure(error) ? (
    <PageLoadFailure error={error} />
  ) : (
    <PageCrash error={error} reset={reset} />
  )
}
