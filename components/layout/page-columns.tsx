import type { ReactNode } from 'react'
import type { DocsPageData } from '@/lib/model/docs/types'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
import { SidebarPanel } from '../sidebar/sidebar-panel.client'
import { PageFrame } from './page-frame'

type PageColumnsProps = {
  /** The docs page that is shown, if it is one. */
  page?: DocsPageData
  sidebar?: PageSidebarProps | undefined
  /** The column beside the text. */
  aside?: ReactNode
  /** The text. */
  children: ReactNode
}

/** The frame of a page to read: its sidebar if it has one, the text, and what belongs beside it. */
export function PageColumns({ page, sidebar, aside, children }: PageColumnsProps) {
  return (
    <PageFrame {...(page && { page })} sidebar={sidebar}>
      <div className="docs">
        {sidebar && (
          <aside className="docs-sidebar">
            <SidebarPanel sidebar={sidebar} />
          </aside>
        )}
        <main id="main" className="docs-main" tabIndex={-1}>
          {children}
        </main>
        <div className="docs-aside">{aside}</div>
      </div>
    </PageFrame>
  )
}
