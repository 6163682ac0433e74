'use client'

import { useEffect } from 'react'
import { toErrorChain } from '@/lib/error-chain'
import type { Crash } from '../ui/error-boundary.client'

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
      <div role="alert">
        <h1>This page crashed.</h1>
        <p>
          <button type="button" className="button" onClick={reset}>
            Try again
          </button>
        </p>
        <pre className="failure" tabIndex={0}>
          {toErrorChain(error)}
        </pre>
      </div>
    </main>
  )
}
