import type { ReactNode } from 'react'

/** A section that the reader can open. */
export function Details({
  id,
  summary = 'Details',
  children,
}: {
  id?: string
  summary?: ReactNode
  children?: ReactNode
}) {
  return (
    <details id={id}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
