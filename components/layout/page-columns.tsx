import type { ReactNode } from 'react'
import type { Href } from '@/lib/core/url'
import type { PageHead } from '@/lib/records/page-head'
import type { NavbarProps } from '../navbar/navbar'
import { SidebarPanel } from '../sidebar/sidebar-panel.client'
import { PageFrame } from './page-frame'

type PageColumnsProps = {
  page: NavbarProps['page'] & { head: PageHead; href: Href }
  /** Column next to the text. */
  aside?: ReactNode
  /** The text itself. */
  children: ReactNode
}

/** Layout of a page of text: its sidebar if it has one, the text, and the column next to it. */
export function PageColumns({ page, aside, children }: PageColumnsProps) {
  const { sidebar } = page
  return (
    <PageFrame page={page}>
      <div className="docs">
        {sidebar && (
          <aside className="docs-sidebar" aria-label="Sidebar">
            <SidebarPanel sidebar={sidebar} />
          </aside>
        )}
        <main key={page.href} id="main" className="docs-main" tabIndex={-1}>
          {children}
        </main>
        <div key={`${page.href}#aside`} className="docs-aside">
          {aside}
        </div>
      </div>
    </PageFrame>
  )
}
