'use client'

import { useEffect, useState } from 'react'
import type { Crash } from '../ui/error-boundary.client'
import { FailedPage } from './failed-page'
import { findErrorPlace } from './find-error-place'

/** Moves focus to the main content if the focused element was removed. */
function recoverFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus()
}

/** Replaces main content that crashed. The dev server adds the source location. */
export function PageCrash({ error, reset }: Crash) {
  const [place, setPlace] = useState<string>()
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') {
      findErrorPlace(error).then(setPlace, () => undefined)
    }
  }, [error])
  useEffect(() => {
    recoverFocus()
    return recoverFocus
  }, [])
  return (
    <main id="main" className="message-page" tabIndex={-1}>
      <FailedPage
        title="This page crashed."
        error={error}
        place={place}
        action={{ label: 'Try again', run: reset }}
      />
    </main>
  )
}
