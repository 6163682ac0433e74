'use client'

import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { filterRows } from './filter-rows'
import { SidebarRows } from './sidebar-rows.client'
import { useOpened } from './use-opened'
import type { ShownSidebar } from './use-sidebar'

export type SidebarMatchesProps = {
  sidebar: ShownSidebar
  /** The field in which the reader types. */
  input: RefObject<HTMLInputElement | null>
}

function toStatus(count: number): string {
  if (count === 0) return 'No matches'
  return count === 1 ? '1 match' : `${count} matches`
}

/** Replaces the tree of a sidebar while the reader filters it: the matching items and their number. */
export function SidebarMatches({ sidebar, input }: SidebarMatchesProps) {
  const { rows, activeHref, label } = sidebar
  const [query, setQuery] = useState('')
  // Opening a category among the matches doesn't open it in the sidebar.
  const categories = useOpened(false)
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const field = input.current
    if (!field) return undefined
    const read = () => setQuery(field.value)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        const shown = nav.current ?? field.parentElement?.querySelector('nav')
        shown?.querySelector('a')?.focus()
      } else if (event.key === 'Escape' && field.value !== '') {
        // Keep a drawer around the sidebar open.
        event.preventDefault()
        field.value = ''
        read()
      }
    }
    field.addEventListener('input', read)
    field.addEventListener('keydown', onKeyDown)
    // Apply what was typed while this was loading.
    queueMicrotask(read)
    return () => {
      field.removeEventListener('input', read)
      field.removeEventListener('keydown', onKeyDown)
    }
  }, [input])

  const returnToField = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    input.current?.focus()
  }

  const found = filterRows(rows, query)
  return (
    <>
      <p className="sidebar-status" role="status">
        {found && toStatus(found.count)}
      </p>
      {found && (
        <nav
          ref={nav}
          className="sidebar sidebar-matches"
          aria-label={label}
          onKeyDown={returnToField}
        >
          <SidebarRows
            key={query}
            rows={found.rows}
            path={query}
            activeHref={activeHref}
            categories={categories}
          />
        </nav>
      )}
    </>
  )
}
