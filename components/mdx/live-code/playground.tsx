import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import { getFramePage } from '@/lib/output/frames/live-code-frame'
import { LiveEditor } from './live-editor.client'

type PlaygroundProps = {
  /** Whether the code calls `render` itself instead of being a component or an element. */
  noInline?: boolean
  /** The code block of a fence, or the code itself as a document writes it that uses the component. */
  children?: ReactNode
}

/** Code that a reader can change and run, loaded when it comes near the viewport. */
export async function Playground({ noInline = false, children }: PlaygroundProps) {
  const { fileName } = await getFramePage()
  return (
    <LiveEditor frameHref={withBaseUrl(`/live-frame/${fileName}`)} noInline={noInline}>
      {typeof children === 'string' ? (
        <figure className="code" data-language="jsx">
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
