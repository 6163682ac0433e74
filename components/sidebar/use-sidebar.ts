import { useState } from 'react'
import type { Href } from '@/lib/core/url'
import type { Section, SidebarRow, SidebarTree } from '@/lib/records/section'
import { leadsTo } from '@/lib/records/section'
import type { AroundCategory, OpenedCategories } from './use-opened'
import { listCategoryPaths, toCategoryPath, useOpened } from './use-opened'
import { toVisibleRows } from './visible-rows'

/** The sidebar of the open page. */
export type ShownSidebar = {
  /** Id that is unique on the whole site. */
  id: string
  /** Accessible name. */
  label: string
  /** Rows that the page shows if every category is open. */
  rows: SidebarRow[]
  activeHref: Href
  /** Whether the reader can collapse it. */
  hideable: boolean
  categories: OpenedCategories
}

/** Lists the categories around a page that the reader comes to from another page. */
function listBranch(
  rows: SidebarRow[],
  activeHref: Href,
  previousHref: Href,
  parent: string,
): AroundCategory[] {
  const siblings = listCategoryPaths(rows, parent)
  return rows.flatMap((row) => {
    if (!('rows' in row) || !leadsTo(row, activeHref)) return []
    const path = toCategoryPath(parent, row)
    const open = row.open ?? leadsTo(row, previousHref)
    return [{ path, siblings, open }, ...listBranch(row.rows, activeHref, previousHref, path)]
  })
}

/**
 * Completes the sidebar of the open page. What the reader opened stays open while they move between the pages of the
 * section, and a page opens its own categories even if the reader closed them before.
 * @param tree undefined if the page has no sidebar
 */
export function useSidebar(
  { id: sectionId, sidebars }: Section,
  tree: SidebarTree | undefined,
  activeHref: Href,
): ShownSidebar | undefined {
  const categories = useOpened(sidebars?.autoCollapse ?? false)
  const [shownHref, setShownHref] = useState(activeHref)
  const id = `${sectionId} ${tree?.id ?? ''}`
  const rows = toVisibleRows(tree?.rows ?? [], activeHref)
  if (shownHref !== activeHref) {
    setShownHref(activeHref)
    categories.enter(listBranch(rows, activeHref, shownHref, id))
  }
  if (!tree || !sidebars) return undefined
  const { label, hideable } = sidebars
  return { id, label, rows, activeHref, hideable, categories }
}
