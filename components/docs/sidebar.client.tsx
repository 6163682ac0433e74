'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { VisibleItem } from '@/lib/content/docs/visible-sidebar'
import { readVisit, writeVisit } from '../ui/storage'
import { isActiveBranch, SidebarItems, toPath } from './sidebar-items.client'
import type { SidebarState } from './sidebar-state'
import { restoreScroll, toScrollKey } from './sidebar-scroll'
import { fillItems, getSidebarState, loadTree } from './sidebar-state'

export type DocsSidebarProps = {
  /** The part of the sidebar that is open on this page. */
  items: VisibleItem[]
  /** URL of the whole tree. */
  treeHref: string
  activeHref: string
  autoCollapse: boolean
  /** Accessible name; two sidebars of one page need different ones. */
  label: string
}

/** Opens the categories of the page the reader has come to, even those they closed before. */
function openActiveBranch(
  items: VisibleItem[],
  activeHref: string,
  opened: SidebarState['opened'],
  path = '',
): void {
  for (const item of items) {
    if (item.type !== 'category' || !isActiveBranch(item, activeHref)) continue
    opened.delete(toPath(path, item))
    openActiveBranch(item.items ?? [], activeHref, opened, toPath(path, item))
  }
}

/** The tree of pages. Closed categories are fetched when the reader is about to open one. */
export function DocsSidebar({
  items,
  treeHref,
  activeHref,
  autoCollapse,
  label,
}: DocsSidebarProps) {
  const state = getSidebarState(treeHref)
  const [tree, setTree] = useState(() => {
    openActiveBranch(items, activeHref, state.opened)
    return state.tree
  })
  const nav = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = nav.current
    if (!element) return undefined
    const key = toScrollKey(treeHref)
    restoreScroll(element, readVisit)
    const save = () => writeVisit(key, String(element.scrollTop))
    // The page goes away by a navigation in the app or by the browser's own.
    addEventListener('pagehide', save)
    return () => {
      save()
      removeEventListener('pagehide', save)
    }
  }, [treeHref])

  return (
    <nav ref={nav} className="sidebar" aria-label={label} data-tree={treeHref}>
      <SidebarItems
        items={tree ? fillItems(items, tree) : items}
        path=""
        context={{
          activeHref,
          autoCollapse,
          opened: state.opened,
          loadTree: () => loadTree(treeHref).then(setTree),
        }}
      />
    </nav>
  )
}
