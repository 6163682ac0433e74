import type { ReactNode } from 'react'

/** A section that the reader opens. */
export function Details({
  summary = 'Details',
  children,
}: {
  summary?: ReactNode
  children: ReactNode
}) {
  return (
    <details>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
