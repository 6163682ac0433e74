import type { ReactNode } from 'react'

type PageHeadProps = {
  title: string
  description?: string | undefined
  /** A quiet line below, of elements. */
  meta?: ReactNode
}

/** Title of a page and what it is about. */
export function PageHead({ title, description, meta }: PageHeadProps) {
  return (
    <header className="page-head">
      <h1>{title}</h1>
      {description && <p className="lead">{description}</p>}
      {meta && <p className="page-meta">{meta}</p>}
    </header>
  )
}
