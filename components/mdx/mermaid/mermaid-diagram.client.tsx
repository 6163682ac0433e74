'use client'

import { lazy } from 'react'
import { LostPart } from '@/components/navigation/lost-part.client'
import { FailureBoundary } from '@/components/ui/failure-boundary.client'
import type { DiagramProps } from './diagram.client'

// Like the color generator without a boundary, so that it stays in its place in the document. Without its script a
// diagram is its source.
const Diagram = lazy(() =>
  import('./diagram.client').then(
    (chunk) => ({ default: chunk.Diagram }),
    () => ({ default: ({ children }: DiagramProps) => <LostPart>{children}</LostPart> }),
  ),
)

/** A diagram, in its own script that only pages with one load. */
export function MermaidDiagram(props: DiagramProps) {
  return (
    <FailureBoundary>
      <Diagram {...props} />
    </FailureBoundary>
  )
}
