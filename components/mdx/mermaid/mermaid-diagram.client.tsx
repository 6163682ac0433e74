'use client'

import { lazy } from 'react'
import { LostPart } from '@/components/navigation/lost-part.client'
import { FailureBoundary } from '@/components/ui/failure-boundary.client'
import type { DiagramProps } from './diagram.client'

// No Suspense boundary, as for the color generator, so that it keeps its place in the document. Without its script, a
// diagram is its source.
const Diagram = lazy(() =>
  import('./diagram.client').then(
    (chunk) => ({ default: chunk.Diagram }),
    () => ({ default: ({ children }: DiagramProps) => <LostPart>{children}</LostPart> }),
  ),
)

/** A diagram in a separate script, which only pages with diagrams load. */
export function MermaidDiagram(props: DiagramProps) {
  return (
    <FailureBoundary>
      <Diagram {...props} />
    </FailureBoundary>
  )
}
