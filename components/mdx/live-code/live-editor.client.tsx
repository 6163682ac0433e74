'use client'

import { lazy } from 'react'
import { LostPart } from '@/components/navigation/lost-part.client'
import type { EditorFrameProps } from './editor-frame.client'

// Like diagrams without a boundary, so that it stays in its place in the document. Without its script live code is code.
const EditorFrame = lazy(() =>
  import('./editor-frame.client').then(
    (chunk) => ({ default: chunk.EditorFrame }),
    () => ({ default: ({ children }: EditorFrameProps) => <LostPart>{children}</LostPart> }),
  ),
)

/** Live code, in its own script that only pages with some load. */
export function LiveEditor(props: EditorFrameProps) {
  return <EditorFrame {...props} />
}
