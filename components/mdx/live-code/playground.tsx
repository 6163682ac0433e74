import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import { readFileList } from '@/lib/records/site-files'
import { LiveEditor } from './live-editor.client'

const FRAME_FOLDER = '/live-frame/'

/** A build names the frame's file after a hash of its content. */
const findFrame = () =>
  process.env.NODE_ENV === 'development'
    ? undefined
    : readFileList().find(({ path }) => path.startsWith(FRAME_FOLDER))

const frameHref = withBaseUrl(findFrame()?.path ?? `${FRAME_FOLDER}frame.html`)

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
