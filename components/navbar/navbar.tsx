import { withBaseUrl } from '@/lib/base-url'
import { siteConfig } from '@/lib/config/site'
import { docs } from '@/lib/content'
import type { DocsPageData } from '@/lib/content/docs/types'
import { resolveNavbar } from '@/lib/content/navbar'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
import { NavbarBar } from './navbar-bar.client'

export type NavbarProps = {
  /** The docs page that is shown, if it is one. */
  page?: DocsPageData
  sidebar?: PageSidebarProps | undefined
}

/** The bar at the top of every page. */
export function Navbar({ page, sidebar }: NavbarProps) {
  return (
    <NavbarBar
      title={siteConfig.title}
      homeHref={withBaseUrl('/')}
      instanceId={docs.config.id}
      entries={resolveNavbar(siteConfig.navbar.items, docs, page)}
      sidebar={sidebar}
    />
  )
}
