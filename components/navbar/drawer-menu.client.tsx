'use client'

import type { ReactNode } from 'react'
import { useState } from 'react'
import { Collapsible } from '../ui/collapsible.client'
import type { MenuEntry } from './entries'

type DrawerMenuProps = {
  menu: MenuEntry
  /** Its items. */
  children: ReactNode
}

/** A dropdown in the drawer: a list that opens in place. It is initially open if the reader is on one of its pages. */
export function DrawerMenu({ menu, children }: DrawerMenuProps) {
  const [open, setOpen] = useState(() =>
    // The language of the page is always active, so it doesn't say where the reader is.
    menu.items.some((item) => item.kind === 'link' && item.active && !item.lang),
  )
  return (
    <>
      <button
        type="button"
        className="sidebar-link"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {menu.drawerLabel ?? menu.label}
      </button>
      <Collapsible open={open}>
        <ul className="sidebar-list">{children}</ul>
      </Collapsible>
    </>
  )
}
