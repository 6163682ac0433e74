import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import type { ResolvedNavbar, SidebarReference } from '@/lib/records/navigation'
import type { PageKind } from '@/lib/records/site-page'
import { NavbarBar } from './navbar-bar.client'

/** The navbar data in a page's record. */
export type NavbarProps = {
  page: { kind?: PageKind; href: Href; navbar: ResolvedNavbar; sidebar?: SidebarReference }
}

/** The bar at the top of every page. */
export function Navbar({ page }: NavbarProps) {
  return (
    <NavbarBar
      title={siteConfig.title}
      baseUrl={siteConfig.baseUrl}
      {...(page.kind === 'not-found' && { exportedPath: page.href })}
      resolved={page.navbar}
      sidebar={page.sidebar}
    />
  )
}
