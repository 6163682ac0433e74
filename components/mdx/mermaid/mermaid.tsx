import type { ReactNode } from 'react'
import { MermaidDiagram } from './mermaid-diagram.client'

type MermaidProps = {
  /** The code block of a fence. */
  children: ReactNode
  /** Size of the drawn diagram in pixels, if it is known. */
  width?: string
  height?: string
}

/** A diagram, drawn when it comes near the viewport. */
export function Mermaid({ children, width, height }: MermaidProps) {
  return (
    <MermaidDiagram size={width && height ? [Number(width), Number(height)] : undefined}>
      {children}
    </MermaidDiagram>
  )
}
