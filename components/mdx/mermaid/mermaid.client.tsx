'use client'

import { lazyPart } from '@/components/navigation/lazy-part.client'

/** A diagram in a separate script, drawn when it comes near the viewport. Without the script, it is its source. */
export const Mermaid = lazyPart(
  () => import('./diagram.client').then(({ Diagram }) => Diagram),
  ({ children }) => children,
)
