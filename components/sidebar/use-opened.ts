import type { Dispatch, SetStateAction } from 'react'
import { useState } from 'react'
import type { SidebarCategoryRow } from '@/lib/records/section'

/** Categories that the reader opened or closed, by their path of labels. */
type Opened = ReadonlyMap<string, boolean>

/** Categories that the reader opened or closed, and functions to change them. */
export type OpenedCategories = {
  opened: Opened
  setOpened: Dispatch<SetStateAction<Opened>>
  /** Opens or closes a category. If the site is configured so, opening it closes its siblings. */
  toggle: (path: string, open: boolean, siblings: readonly string[]) => void
}

/** Returns the path that identifies a category in its section. */
export function toCategoryPath(parent: string, { label }: SidebarCategoryRow): string {
  return `${parent}/${label}`
}

/** Keeps the categories that the reader opened or closed. */
export function useOpened(autoCollapse: boolean): OpenedCategories {
  const [opened, setOpened] = useState<Opened>(new Map())
  const toggle: OpenedCategories['toggle'] = (path, open, siblings) => {
    const closed = open && autoCollapse ? siblings : []
    setOpened(
      (before) =>
        new Map([...before, ...closed.map((each) => [each, false] as const), [path, open]]),
    )
  }
  return { opened, setOpened, toggle }
}
