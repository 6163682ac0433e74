import { ChevronDown } from 'lucide'
import { siteConfig } from '@/lib/config/site'
import { docs } from '@/lib/content/docs'
import type { DocsPageData } from '@/lib/content/docs/types'
import type { NavbarEntry } from '@/lib/content/navbar'
import { resolveNavbar } from '@/lib/content/navbar'
import type { DocsSidebarProps } from '../docs/sidebar.client'
import { GitHubMark } from '../ui/github-mark'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Logo } from '../ui/logo'
import { DocsLink } from './docs-link.client'
import { Drawer } from './drawer.client'
import { ThemeToggle } from './theme-toggle.client'
import { VersionLinks } from './version-links.client'

type NavbarProps = {
  /** The docs page that is shown, if it is one. */
  page?: DocsPageData
  sidebar?: DocsSidebarProps | undefined
}

function BarEntry({ entry }: { entry: NavbarEntry }) {
  switch (entry.kind) {
    case 'docs': {
      const { label, href, active, hrefByVersion } = entry
      return (
        <DocsLink
          {...{ label, href, active, hrefByVersion }}
          instanceId={docs.config.id}
          className="navbar-link"
        />
      )
    }
    case 'versions':
      return (
        <div className="dropdown">
          <button type="button" className="navbar-link dropdown-button" popoverTarget="versions">
            {entry.label}
            <Icon icon={ChevronDown} size={16} />
          </button>
          <ul id="versions" popover="auto" className="dropdown-menu" aria-label="Versions">
            <VersionLinks
              instanceId={docs.config.id}
              links={entry.links}
              className="dropdown-link"
            />
          </ul>
        </div>
      )
    case 'repository':
      return (
        <Link className="icon-button" href={entry.href} aria-label={entry.label}>
          <GitHubMark />
        </Link>
      )
  }
}

function DrawerEntry({ entry }: { entry: NavbarEntry }) {
  switch (entry.kind) {
    case 'docs': {
      const { label, href, active, hrefByVersion } = entry
      return (
        <li>
          <DocsLink
            {...{ label, href, active, hrefByVersion }}
            instanceId={docs.config.id}
            className="sidebar-link"
          />
        </li>
      )
    }
    case 'versions':
      return (
        <li>
          <p className="drawer-group">Versions</p>
          <ul className="sidebar-list">
            <VersionLinks
              instanceId={docs.config.id}
              links={entry.links}
              className="sidebar-link"
            />
          </ul>
        </li>
      )
    case 'repository':
      return (
        <li>
          <Link className="sidebar-link" href={entry.href} externalIcon>
            GitHub
          </Link>
        </li>
      )
  }
}

/** The bar at the top of every page. */
export function Navbar({ page, sidebar }: NavbarProps) {
  const entries = resolveNavbar(siteConfig.navbar.items, docs, page)
  const bar = (position: 'left' | 'right') =>
    entries
      .filter((entry) => entry.position === position)
      .map((entry, index) => <BarEntry key={index} entry={entry} />)
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <Drawer sidebar={sidebar}>
          <nav aria-label="Main" className="sidebar">
            <ul className="sidebar-list">
              {entries.map((entry, index) => (
                <DrawerEntry key={index} entry={entry} />
              ))}
            </ul>
          </nav>
        </Drawer>
        <a className="brand" href="/">
          <Logo />
          {siteConfig.title}
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
