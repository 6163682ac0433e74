'use client'

import { useLayoutEffect, useRef } from 'react'
import { readVisit, writeVisit } from '../ui/storage'
import { SidebarFilter } from './sidebar-filter.client'
import { SidebarRows } from './sidebar-rows.client'
import { restoreScroll, showCurrent, toScrollKey } from './sidebar-scroll'
import type { ShownSidebar } from './use-sidebar'

/** The tree of pages. Closed categories are rendered when the reader opens them. */
export function Sidebar({ sidebar }: { sidebar: ShownSidebar }) {
  const { id, label, rows, activeHref, categories } = sidebar
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (nav.current) restoreScroll(nav.current, readVisit)
  }, [])
  useLayoutEffect(() => {
    if (nav.current) showCurrent(nav.current)
  }, [activeHref])
  return (
    <>
      <SidebarFilter key={activeHref} sidebar={sidebar} />
      <nav
        ref={nav}
        className="sidebar"
        aria-label={label}
        data-sidebar={id}
        onScroll={({ currentTarget }) =>
          writeVisit(toScrollKey(id), String(currentTarget.scrollTop))
        }
      >
        <SidebarRows rows={rows} path={id} activeHref={activeHref} categories={categories} />
      </nav>
    </>
  )
}
