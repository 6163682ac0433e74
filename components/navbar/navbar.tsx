import { siteConfig } from '@/lib/config/site'
import { allDocsInstances } from '@/lib/model/site'
import type { DocsPageData } from '@/lib/model/docs/types'
import { resolveNavbar } from '@/lib/model/navigation/navbar'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
import { NavbarBar } from './navbar-bar.client'

export type NavbarProps = {
  /** The docs page that is shown, if it is one. */
  page?: DocsPageData
  sidebar?: PageSidebarProps | undefined
}

const findDocs = (id: string) => allDocsInstances.find(({ config }) => config.id === id)

/** The bar at the top of every page. */
export function Navbar({ page, sidebar }: NavbarProps) {
  return (
    <NavbarBar
      title={siteConfig.title}
      baseUrl={siteConfig.baseUrl}
      resolved={resolveNavbar(siteConfig.navbar.items, findDocs, page)}
      sidebar={sidebar}
    />
  )
}
