'use client'

import type { EntryProps } from './bar-entry.client'
import { CustomItem } from './custom-items'
import { DrawerMenu } from './drawer-menu.client'
import { EntryLink } from './entry-link.client'

/** A navbar entry in the drawer's main menu, or an item of a dropdown in it. */
export function DrawerEntry({ entry, place }: EntryProps) {
  switch (entry.kind) {
    case 'link':
      return (
        <li>
          <EntryLink entry={entry} className="sidebar-link" />
        </li>
      )
    case 'html':
      return <li className="drawer-html" dangerouslySetInnerHTML={{ __html: entry.html }} />
    case 'menu':
      return (
        <li>
          <DrawerMenu menu={entry}>
            {entry.items.map((item, index) => (
              <DrawerEntry key={index} entry={item} place={place} />
            ))}
          </DrawerMenu>
        </li>
      )
    case 'search':
      // The bar shows its button at every width.
      return null
    case 'custom':
      return (
        <li>
          <CustomItem entry={entry} place={place} className="sidebar-link" mobile />
        </li>
      )
  }
}
