'use client'

import { ChevronDown, GitBranch } from 'lucide'
import type { NavbarEntry } from '@/lib/content/navbar'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { DocsLink } from './docs-link.client'
import { VersionLinks } from './version-links.client'

export type EntryProps = { entry: NavbarEntry; instanceId: string }

/** A navbar entry as it stands in the bar. */
export function BarEntry({ entry, instanceId }: EntryProps) {
  switch (entry.kind) {
    case 'docs':
      return <DocsLink entry={entry} instanceId={instanceId} className="navbar-link" />
    case 'link':
      return (
        <Link
          className="navbar-link"
          href={entry.href}
          aria-current={entry.active ? 'true' : undefined}
        >
          {entry.label}
        </Link>
      )
    case 'versions':
      return (
        <div className="dropdown">
          <button type="button" className="navbar-link dropdown-button" popoverTarget="versions">
            {entry.label}
            <Icon icon={ChevronDown} size={16} />
          </button>
          <ul id="versions" popover="auto" className="dropdown-menu" aria-label="Versions">
            <VersionLinks instanceId={instanceId} links={entry.links} className="dropdown-link" />
          </ul>
        </div>
      )
    case 'repository':
      return (
        <Link className="icon-button" href={entry.href} aria-label={entry.label}>
          <Icon icon={GitBranch} />
        </Link>
      )
  }
}
