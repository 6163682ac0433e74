'use client'

import type { NavbarEntry } from '@/lib/content/navbar'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
import { Logo } from '../ui/logo'
import { BarEntry } from './bar-entry.client'
import { Drawer } from './drawer.client'
import { DrawerEntry } from './drawer-entry.client'
import { EntryBoundary } from './entry-boundary.client'
import { ThemeToggle } from './theme-toggle.client'

export type NavbarBarProps = {
  title: string
  homeHref: string
  /** Docs instance whose version readers choose here. */
  instanceId: string
  entries: NavbarEntry[]
  sidebar: PageSidebarProps | undefined
}

/**
 * The bar and its drawer. It is a client component as a whole because nearly all of it reacts, and because its entries
 * are much smaller than their markup, which would be in the payload of every page otherwise.
 */
export function NavbarBar({ title, homeHref, instanceId, entries, sidebar }: NavbarBarProps) {
  const bar = (position: 'left' | 'right') =>
    entries
      .filter((entry) => entry.position === position)
      .map((entry) => (
        <EntryBoundary key={entry.label} entry={entry}>
          <BarEntry entry={entry} instanceId={instanceId} />
        </EntryBoundary>
      ))
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <Drawer sidebar={sidebar}>
          <nav aria-label="Main" className="sidebar">
            <ul className="sidebar-list">
              {entries.map((entry) => (
                <EntryBoundary key={entry.label} entry={entry}>
                  <DrawerEntry entry={entry} instanceId={instanceId} />
                </EntryBoundary>
              ))}
            </ul>
          </nav>
        </Drawer>
        <a className="brand" href={homeHref}>
          <Logo />
          {title}
        </a>
        <nav aria-label="Main" className="navbar-nav">
          {bar('left')}
        </nav>
        <div className="navbar-tools">
          {bar('right')}
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}
