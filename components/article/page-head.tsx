import type { ReactNode } from 'react'

type PageHeadProps = {
  title: string
  description?: string | undefined
  /** Secondary line below the description, as elements. */
  meta?: ReactNode
}

/** Title and description of a page. */
export function PageHead({ title, description, meta }: PageHeadProps) {
  return (
    <header className="page-head">
      <h1>{title}</h1>
      {description && <p className="lead">{description}</p>}
      {meta && <div className="page-meta flex-row">{meta}</div>}
    </header>
  )
}
