'use client'

import { useEffect, useState } from 'react'
import type { Crash } from '../ui/error-boundary.client'
import { FailedPage } from './failed-page'
import { findErrorPlace } from './find-error-place'

/** What had the focus may be gone with the content that it was in. */
function recoverFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus()
}

/** Stands in for main content that crashed. The dev server says where in the code. */
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
