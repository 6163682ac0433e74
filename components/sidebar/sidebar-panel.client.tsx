'use client'

import { useSyncExternalStore } from 'react'
import type { SidebarReference } from '@/lib/records/navigation'
import { MaskIcon } from '../ui/mask-icon'
import { isSidebarHidden, onSidebarChange, setSidebarHidden } from './hidden-sidebar'
import { PageSidebar } from './sidebar.client'

/** The sidebar column, which the reader can collapse to widen the text. CSS collapses it before React runs. */
export function SidebarPanel({ sidebar }: { sidebar: SidebarReference }) {
  const hidden = useSyncExternalStore(onSidebarChange, isSidebarHidden, () => false)
  const label = hidden ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <div className="sidebar-panel">
      {!hidden && <PageSidebar key={sidebar.treeHref} {...sidebar} />}
      <button
        type="button"
        className="sidebar-toggle"
        aria-label={label}
        title={label}
        onClick={() => setSidebarHidden(!hidden)}
      >
        <MaskIcon icon="chevron" />
      </button>
    </div>
  )
}
