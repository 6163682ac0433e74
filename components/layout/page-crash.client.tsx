'use client'

import { useEffect } from 'react'
import type { Crash } from '../ui/error-boundary.client'
import { FailedPage } from './failed-page'

/** What had the focus may be gone with the content that it was in. */
function recoverFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus()
}

/** Stands in for main content that crashed. */
export function PageCrash({ error, reset }: Crash) {
  useEffect(() => {
    recoverFocus()
    return recoverFocus
  }, [])
  return (
    <main id="main" className="message-page" tabIndex={-1}>
      <FailedPage
        title="This page crashed."
        error={error}
        action={{ label: 'Try again', run: reset }}
      />
    </main>
  )
}
