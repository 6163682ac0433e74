import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'
import { listFileNames } from '@/lib/records/site-files'
import { LiveEditor } from './live-editor.client'

const FRAME_FOLDER = 'live-frame'

/** Returns the page of the frame. A build names it after a hash of its content. */
function getFrameHref(): Href {
  const [name = 'frame.html'] =
    process.env.NODE_ENV === 'production' ? listFileNames(FRAME_FOLDER) : []
  return withBaseUrl(`/${FRAME_FOLDER}/${name}`)
}

type PlaygroundProps = {
  /** Whether the code calls `render` itself instead of being a component or an element. */
  noInline?: boolean
  /** The code block of a fence, or the code itself if a document uses the component directly. */
  children?: ReactNode
}

/** Code that a reader can edit and run, loaded when it comes near the viewport. */
export function Playground({ noInline = false, children }: PlaygroundProps) {
  return (
    <LiveEditor frameHref={getFrameHref()} noInline={noInline}>
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
