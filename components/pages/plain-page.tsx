import type { ReactNode } from 'react'
import { PageFrame } from '../layout/page-frame'

type PlainPageProps = {
  title: string
  /** The line below the title. */
  description: string
  children: ReactNode
}

/** A page that is made of the site's own data, outside docs and blog. */
export function PlainPage({ title, description, children }: PlainPageProps) {
  return (
    <PageFrame>
      <div className="docs">
        <main id="main" className="docs-main" tabIndex={-1}>
          <header className="page-head">
            <h1>{title}</h1>
            <p className="lead">{description}</p>
          </header>
          <div className="prose">{children}</div>
        </main>
        <div className="docs-aside" />
      </div>
    </PageFrame>
  )
}
