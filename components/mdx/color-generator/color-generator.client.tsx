'use client'

import { lazy } from 'react'
import { LostPart } from '@/components/navigation/lost-part.client'
import { FailureBoundary } from '@/components/ui/failure-boundary.client'

function Unavailable() {
  return (
    <LostPart>
      <p>The color generator could not be loaded. Reload the page to try again.</p>
    </LostPart>
  )
}

// No Suspense boundary: React would move a piece of this size to the end of the document, where it shows only with
// scripts and pushes the text below it down. A navigation waits for the script, so nothing moves then either.
const Generator = lazy(() =>
  import('./generator.client').then(
    (chunk) => ({ default: chunk.Generator }),
    () => ({ default: Unavailable }),
  ),
)

/** The color generator in a separate script, which only pages with a generator load. */
export function ColorGenerator() {
  return (
    <FailureBoundary>
      <Generator />
    </FailureBoundary>
  )
}
