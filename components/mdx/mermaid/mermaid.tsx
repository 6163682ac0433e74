import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import { MermaidDiagram } from './mermaid-diagram.client'

type MermaidProps = {
  /** The code block of a fence. */
  children?: ReactNode
  /** Source of the diagram if a document uses the component directly. */
  value?: string
  /** Size of the drawn diagram in pixels, if it is known. */
  width?: string
  height?: string
}

/** A diagram, drawn when it comes near the viewport. */
export function Mermaid({ children, value, width, height }: MermaidProps) {
  return (
    <MermaidDiagram
      frameHref={withBaseUrl('/mermaid-frame/frame.html')}
      size={width && height ? [Number(width), Number(height)] : undefined}
    >
      {children ?? (
        <figure className="code" data-lang="mermaid">
          <pre tabIndex={0}>
            <code>{value}</code>
          </pre>
        </figure>
      )}
    </MermaidDiagram>
  )
}
