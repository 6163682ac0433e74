'use client'

import { ChevronsLeft, ChevronsRight } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon'
import type { SidebarReference } from '@/lib/records/navigation'
import { PageSidebar } from './sidebar.client'
import { getSidebarState, rememberHidden } from './sidebar-state'

/** The column of the sidebar, which the reader can put away to widen the text. It stays so until they leave the docs. */
export function SidebarPanel({ sidebar }: { sidebar: SidebarReference }) {
  const [hidden, setHidden] = useState(() => getSidebarState(sidebar.treeHref).hidden)
  const button = useRef<HTMLButtonElement>(null)
  const toggled = useRef(false)

  const toggle = () => {
    toggled.current = true
    rememberHidden(sidebar.treeHref, !hidden)
    setHidden(!hidden)
  }
  useEffect(() => {
    // The button that was pressed is gone; its counterpart takes the focus.
    if (toggled.current) button.current?.focus()
  }, [hidden])

  const label = hidden ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <div className={hidden ? 'sidebar-panel sidebar-hidden' : 'sidebar-panel'}>
      {!hidden && <PageSidebar {...sidebar} />}
      <button
        ref={button}
        type="button"
        className="sidebar-toggle"
        aria-label={label}
        title={label}
        onClick={toggle}
      >
        <Icon icon={hidden ? ChevronsRight : ChevronsLeft} size={16} />
      </button>
    </div>
  )
}
