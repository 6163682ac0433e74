'use client'

import { lazyPart } from '@/components/navigation/lazy-part.client'

/** Live code in a separate script. Without the script, it is a code block. */
export const LiveEditor = lazyPart(
  () => import('./editor-frame.client').then(({ EditorFrame }) => EditorFrame),
  ({ children }) => children,
)
