'use client'

import type { ReactNode } from 'react'
import type { Href } from '@/lib/core/url'
import { decodePath } from '@/lib/core/url'
import type { Section } from '@/lib/records/section'
import { findSidebar, resolveNavbar } from '@/lib/records/section'
import { NavbarBar } from '../navbar/navbar-bar.client'
import { usePagePath } from '../navigation/use-page-path'
import { SidebarPanel } from '../sidebar/sidebar-panel.client'
import { useSidebar } from '../sidebar/use-sidebar'
import { useIsLive } from '../ui/use-is-live'

type SectionFrameProps = {
  title: string
  /** Path for which the page is exported, if readers get it at other URLs. */
  exportedPath?: Href | undefined
  section: Section
  /** The open page. */
  children: ReactNode
}

/** The navbar and the sidebar around the pages of a section. They stay while one page replaces another. */
export function SectionFrame(props: SectionFrameProps) {
  const { title, exportedPath, section, children } = props
  const ownPath = usePagePath()
  const isLive = useIsLive()
  // React hydrates what was exported, and then shows what belongs to the URL.
  const path = isLive ? ownPath : (exportedPath ?? ownPath)
  const href = decodePath(path)
  const tree = section.sidebars && findSidebar(section.sidebars, href)
  const sidebar = useSidebar(section, tree, href)
  return (
    <>
      <NavbarBar
        title={title}
        path={path}
        resolved={resolveNavbar(section.navbar, href, tree?.id)}
        sidebar={sidebar}
      />
      {section.sidebars ? (
        <div className="docs">
          {sidebar && (
            <aside className="docs-sidebar" aria-label="Sidebar">
              <SidebarPanel sidebar={sidebar} />
            </aside>
          )}
          {children}
        </div>
      ) : (
        children
      )}
    </>
  )
}
