'use client'

import type { ComponentType } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { SidebarReference } from '@/lib/records/navigation'
import type { SidebarMatchesProps } from './sidebar-matches.client'

/** Where readers type to filter a sidebar. What that takes is loaded with the first focus: few readers filter. */
export function SidebarFilter({ sidebar }: { sidebar: SidebarReference }) {
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
    // What was typed before the app had started counts, too.
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
