'use client'

import { useEffect } from 'react'
import type { Crash } from '../ui/error-boundary.client'
import { FailedPage } from './failed-page'

/** Moves focus to the main content if the focused element was removed. */
function recoverFocus(): void {
  if (document.activeElement === document.body) document.getElementById('_main')?.focus()
}

/** Replaces main content that crashed. */
export function PageCrash({ error, reset }: Crash) {
  useEffect(() => {
    recoverFocus()
    return recoverFocus
  }, [])
  return (
    <FailedPage
      title="This page crashed."
      error={error}
      action={{ label: 'Try again', run: reset }}
    />
  )
}
