'use client'

import { useState } from 'react'
import { MaskIcon } from '../ui/mask-icon'
import { useIsLive } from '../ui/use-is-live'
import { isSidebarHidden, setSidebarHidden } from './hidden-sidebar'
import { Sidebar } from './sidebar.client'
import type { ShownSidebar } from './use-sidebar'

/**
 * The sidebar column, which the reader can collapse to widen the text if the site is configured so. CSS collapses it
 * before React runs.
 */
export function SidebarPanel({ sidebar }: { sidebar: ShownSidebar }) {
  const isLive = useIsLive()
  const [chosen, setChosen] = useState<boolean>()
  const hidden = sidebar.hideable && (chosen ?? (isLive && isSidebarHidden()))
  const label = hidden ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <div className="sidebar-panel">
      {!hidden && <Sidebar key={sidebar.id} sidebar={sidebar} />}
      {sidebar.hideable && (
        <button
          type="button"
          className="sidebar-toggle"
          aria-label={label}
          title={label}
          onClick={() => {
            setSidebarHidden(!hidden)
            setChosen(!hidden)
          }}
        >
          <MaskIcon icon="chevron" />
        </button>
      )}
    </div>
  )
}
