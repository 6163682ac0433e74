'use client'

import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { SidebarReference } from '@/lib/records/navigation'
import { filterItems } from './filter-items'
import { SidebarItems } from './sidebar-items.client'
import { fillItems, getSidebarState, loadTree } from './sidebar-state'

export type SidebarMatchesProps = {
  sidebar: SidebarReference
  /** Where the reader types. */
  input: RefObject<HTMLInputElement | null>
}

function toStatus(count: number): string {
  if (count === 0) return 'No matches'
  return count === 1 ? '1 match' : `${count} matches`
}

/** What a sidebar shows in place of its tree while the reader filters it: the matching items, and how many those are. */
export function SidebarMatches({ sidebar, input }: SidebarMatchesProps) {
  const { items, treeHref, activeHref, label } = sidebar
  const [query, setQuery] = useState('')
  const [tree, setTree] = useState(() => getSidebarState(treeHref).tree)
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    // Without the tree, only what the page itself holds is filtered.
    loadTree(treeHref).then(setTree, () => undefined)
  }, [treeHref])

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
        // A drawer around the sidebar stays open.
        event.preventDefault()
        field.value = ''
        read()
      }
    }
    field.addEventListener('input', read)
    field.addEventListener('keydown', onKeyDown)
    // What was typed while this was loaded.
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

  const found = filterItems(tree ? fillItems(items, tree) : items, query)
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
          <SidebarItems
            key={query}
            items={found.items}
            path=""
            context={{
              activeHref,
              autoCollapse: false,
              // What the reader opens among the matches is not what they open in the sidebar.
              opened: new Map(),
              loadTree: () => Promise.resolve(),
            }}
          />
        </nav>
      )}
    </>
  )
}
