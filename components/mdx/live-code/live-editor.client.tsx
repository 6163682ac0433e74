'use client'

import { lazy } from 'react'
import { LostPart } from '@/components/navigation/lost-part.client'
import type { EditorFrameProps } from './editor-frame.client'

// No Suspense boundary, as for diagrams, so that it keeps its place in the document. Without its script, live code is a
// code block.
const EditorFrame = lazy(() =>
  import('./editor-frame.client').then(
    (chunk) => ({ default: chunk.EditorFrame }),
    () => ({ default: ({ children }: EditorFrameProps) => <LostPart>{children}</LostPart> }),
  ),
)

/** Live code in a separate script, which only pages with live code load. */
export function LiveEditor(props: EditorFrameProps) {
  return <EditorFrame {...props} />
}
