import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import { LiveEditor } from './live-editor.client'

/** The build names the frame's file after a hash of its content. */
const frameHref = withBaseUrl(`/live-frame/${process.env.LIVE_FRAME_FILE}`)

type PlaygroundProps = {
  /** Whether the code calls `render` itself instead of being a component or an element. */
  noInline?: boolean
  /** The code block of a fence, or the code itself if a document uses the component directly. */
  children?: ReactNode
}

/** Code that a reader can edit and run, loaded when it comes near the viewport. */
export function Playground({ noInline = false, children }: PlaygroundProps) {
  return (
    <LiveEditor frameHref={frameHref} noInline={noInline}>
      {typeof children === 'string' ? (
        <figure className="code" data-lang="jsx">
          <pre tabIndex={0}>
            <code>{children.trim()}</code>
          </pre>
        </figure>
      ) : (
        children
      )}
    </LiveEditor>
  )
}
