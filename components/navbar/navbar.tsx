import { siteConfig } from '@/lib/config/site'
import type { ResolvedNavbar, SidebarReference } from '@/lib/records/navigation'
import { NavbarBar } from './navbar-bar.client'

/** The navbar data in a page's record. */
export type NavbarProps = {
  page: { navbar: ResolvedNavbar; sidebar?: SidebarReference }
}

/** The bar at the top of every page. */
export function Navbar({ page }: NavbarProps) {
  return (
    <NavbarBar
      title={siteConfig.title}
      baseUrl={siteConfig.baseUrl}
      resolved={page.navbar}
      sidebar={page.sidebar}
    />
  )
}
