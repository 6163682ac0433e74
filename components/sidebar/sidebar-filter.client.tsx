'use client'

import type { ComponentType } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { SidebarMatchesProps } from './sidebar-matches.client'
import type { ShownSidebar } from './use-sidebar'

/** Field that filters a sidebar. Its code is loaded on first focus because few readers filter. */
export function SidebarFilter({ sidebar }: { sidebar: ShownSidebar }) {
  const input = useRef<HTMLInputElement>(null)
  const [Matches, setMatches] = useState<ComponentType<SidebarMatchesProps>>()

  const load = () => {
    import('./sidebar-matches.client').then(
      ({ SidebarMatches }) => setMatches(() => SidebarMatches),
      // The next focus tries again.
      () => undefined,
    )
  }
  useEffect(() => {
    // Apply what was typed before the app started.
    if (input.current?.value) load()
  }, [])

  return (
    <>
      <input
        ref={input}
        className="sidebar-filter"
        type="search"
        placeholder="Filter"
        aria-label={`Filter: ${sidebar.label}`}
        onFocus={load}
      />
      {Matches && <Matches sidebar={sidebar} input={input} />}
    </>
  )
}
