'use client'

import type { Href } from '@/lib/core/url'
import type { SidebarReference, VisibleItem } from '@/lib/records/navigation'
import { useLayoutEffect, useRef, useState } from 'react'
import { SidebarFilter } from './sidebar-filter.client'
import { isActiveBranch, SidebarItems, toPath } from './sidebar-items.client'
import type { SidebarState } from './sidebar-state'
import { fillItems, getSidebarState, loadTree, takeOverOpened } from './sidebar-state'
import { useSidebarPlace } from './use-sidebar-place'

/** Opens the categories of the current page, even if the reader closed them before. */
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
export function PageSidebar(sidebar: SidebarReference) {
  const { items, treeHref, activeHref, autoCollapse, label } = sidebar
  const state = getSidebarState(treeHref)
  const [tree, setTree] = useState(state.tree)
  const [shownHref, setShownHref] = useState<Href>()
  const nav = useRef<HTMLElement>(null)
  const snapshot = useRef<HTMLDivElement>(null)
  const [isRestored, setRestored] = useState(false)

  if (shownHref !== activeHref) {
    setShownHref(activeHref)
    openActiveBranch(items, activeHref, state.opened)
  }
  useLayoutEffect(() => {
    if (!takeOverOpened(treeHref)) return
    openActiveBranch(items, activeHref, state.opened)
    void loadTree(treeHref)
      // Without the tree, the sidebar shows only what the page itself contains.
      .then(setTree, () => state.opened.clear())
      .then(() => setRestored(true))
  }, [items, treeHref, activeHref, state])
  useSidebarPlace({ nav, snapshot, treeHref, activeHref, opened: state.opened, isRestored })

  return (
    <>
      <SidebarFilter key={activeHref} sidebar={sidebar} />
      <div
        ref={snapshot}
        className="sidebar-snapshot"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <nav ref={nav} className="sidebar" aria-label={label} data-tree={treeHref}>
        <SidebarItems
          // Restored categories are shown without animation.
          key={isRestored ? 'restored' : 'first'}
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
    </>
  )
}
