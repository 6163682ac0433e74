import { siteConfig } from '@/lib/config/site'
import type { ResolvedNavbar, SidebarReference } from '@/lib/records/navigation'
import { NavbarBar } from './navbar-bar.client'

/** What a page's record says about the navbar. */
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
