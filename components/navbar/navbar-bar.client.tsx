'use client'

import { locales } from '@/lib/config/locales'
import { navbar } from '@/lib/config/navbar'
import type { Href } from '@/lib/core/url'
import type { SectionNavbar } from '@/lib/records/section'
import { baseUrl } from '../ui/base-url'
import { Logo } from '../ui/logo'
import type { ShownSidebar } from '../sidebar/use-sidebar'
import { SearchButton } from '../search/search-button.client'
import { BarEntry } from './bar-entry.client'
import { Drawer } from './drawer.client'
import { DrawerEntry } from './drawer-entry.client'
import { toEntries } from './entries'
import { EntryBoundary } from './entry-boundary.client'
import { ThemeToggle } from './theme-toggle.client'
import { markNarrow } from './mark-narrow'

export type NavbarBarProps = {
  title: string
  /** Path of the open page, encoded. */
  path: Href
  /** Where the items that depend on the docs lead. */
  resolved: SectionNavbar
  /** The sidebar of the open page. */
  sidebar: ShownSidebar | undefined
}

/**
 * The bar and its drawer. All of it is a client component because nearly all of it is interactive. Besides, its
 * configuration is loaded once, with the scripts, whereas its markup would be in the payload of every page.
 */
export function NavbarBar({ title, path, resolved, sidebar }: NavbarBarProps) {
  const place = { baseUrl, path, locales }
  const entries = toEntries(navbar.items, resolved, place)
  const bar = (wanted: 'left' | 'right') =>
    entries.map(
      ({ position, entry }, index) =>
        position === wanted && (
          <EntryBoundary key={index} entry={entry}>
            <BarEntry entry={entry} place={place} />
          </EntryBoundary>
        ),
    )
  return (
    <header
      className="navbar"
      data-style={navbar.style}
      data-pinned={navbar.hideOnScroll ? undefined : ''}
    >
      <div ref={markNarrow} className="navbar-inner">
        <Drawer sidebar={sidebar}>
          <nav aria-label="Main" className="sidebar">
            <ul className="sidebar-list">
              {entries.map(({ entry }, index) => (
                <EntryBoundary key={index} entry={entry}>
                  <DrawerEntry entry={entry} place={place} />
                </EntryBoundary>
              ))}
            </ul>
          </nav>
        </Drawer>
        <a className="brand" href={baseUrl}>
          <Logo />
          {title}
        </a>
        <nav aria-label="Main" className="navbar-nav">
          {bar('left')}
        </nav>
        <div className="navbar-tools">
          {bar('right')}
          <ThemeToggle />
          {entries.every(({ entry }) => entry.kind !== 'search') && <SearchButton />}
        </div>
      </div>
    </header>
  )
}
