import { useState } from 'react'
import type { SidebarCategoryRow, SidebarRow } from '@/lib/records/section'

/** Categories that the reader opened or closed, by their path of labels. */
type Opened = ReadonlyMap<string, boolean>

/** A category around a page. */
export type AroundCategory = {
  path: string
  /** Paths of the categories on its level, including its own. */
  siblings: readonly string[]
  /** Whether it is already open unless the reader closed it. */
  open: boolean
}

/** Categories that the reader opened or closed, and functions to change them. */
export type OpenedCategories = {
  opened: Opened
  /** Opens or closes a category. If the site is configured so, opening it closes its siblings. */
  toggle: (path: string, open: boolean, siblings: readonly string[]) => void
  /** Opens the categories around a page, as if the reader had opened them one by one. */
  enter: (branch: readonly AroundCategory[]) => void
}

/** Returns the path that identifies a category in its section. */
export function toCategoryPath(parent: string, { label }: SidebarCategoryRow): string {
  return `${parent}/${label}`
}

/** Returns the paths of the categories on a level. @param parent path of the category around them */
export function listCategoryPaths(rows: readonly SidebarRow[], parent: string): string[] {
  return rows.flatMap((row) => ('rows' in row ? toCategoryPath(parent, row) : []))
}

/** Keeps the categories that the reader opened or closed. */
export function useOpened(autoCollapse: boolean): OpenedCategories {
  const [opened, setOpened] = useState<Opened>(new Map())
  const close = (paths: readonly string[]) =>
    autoCollapse ? paths.map((path) => [path, false] as const) : []
  const toggle: OpenedCategories['toggle'] = (path, open, siblings) =>
    setOpened((before) => new Map([...before, ...close(open ? siblings : []), [path, open]]))
  const enter: OpenedCategories['enter'] = (branch) =>
    setOpened((before) => {
      const opening = branch.filter(({ path, open }) => !(before.get(path) ?? open))
      const after = new Map([...before, ...opening.flatMap(({ siblings }) => close(siblings))])
      // They are open because of the page, and close when the reader leaves it.
      for (const { path } of branch) after.delete(path)
      return after
    })
  return { opened, toggle, enter }
}
