import type { ReactNode } from 'react'

/** A section that the reader can open. */
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
