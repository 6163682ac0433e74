'use client'

import { SearchButton } from '../search/search-button.client'
import { CustomItem } from './custom-items'
import type { NavbarEntry, NavbarPlace } from './entries'
import { EntryLink } from './entry-link.client'
import { MenuButton } from './menu-button.client'

export type EntryProps = { entry: NavbarEntry; place: NavbarPlace }

/** A navbar entry in the bar. */
export function BarEntry({ entry, place }: EntryProps) {
  switch (entry.kind) {
    case 'link':
      return <EntryLink entry={entry} className="navbar-link" inBar />
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: entry.html }} />
    case 'menu':
      return <MenuButton menu={entry} />
    case 'search':
      return <SearchButton />
    case 'custom':
      return <CustomItem entry={entry} place={place} className="navbar-link" mobile={false} />
  }
}
