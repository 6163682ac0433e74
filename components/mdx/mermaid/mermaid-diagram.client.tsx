'use client'

import { lazyPart } from '@/components/navigation/lazy-part.client'

/** A diagram in a separate script. Without the script, it is its source. */
export const MermaidDiagram = lazyPart(
  () => import('./diagram.client').then(({ Diagram }) => Diagram),
  ({ children }) => children,
)
