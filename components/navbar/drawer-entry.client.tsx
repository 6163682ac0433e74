'use client'

import { Link } from '../ui/link'
import type { EntryProps } from './bar-entry.client'
import { DocsLink } from './docs-link.client'
import { VersionLinks } from './version-links.client'

/** A navbar entry as it stands in the drawer's main menu. */
export function DrawerEntry({ entry, instanceId }: EntryProps) {
  switch (entry.kind) {
    case 'docs':
      return (
        <li>
          <DocsLink entry={entry} instanceId={instanceId} className="sidebar-link" />
        </li>
      )
    case 'link':
      return (
        <li>
          <Link
            className="sidebar-link"
            href={entry.href}
            aria-current={entry.active ? 'true' : undefined}
          >
            {entry.label}
          </Link>
        </li>
      )
    case 'versions':
      return (
        <li>
          <p className="drawer-group">Versions</p>
          <ul className="sidebar-list">
            <VersionLinks instanceId={instanceId} links={entry.links} className="sidebar-link" />
          </ul>
        </li>
      )
    case 'repository':
      return (
        <li>
          <Link className="sidebar-link" href={entry.href}>
            GitHub
          </Link>
        </li>
      )
  }
}
