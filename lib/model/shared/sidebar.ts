import type { Href } from '@/lib/core/url'

/** Data for a site's custom components. Nothing else reads it, and it isn't sent to the browser. */
export type CustomProps = Record<string, unknown>

export type SidebarLink = {
  type: 'link'
  label: string
  href: Href
  docId?: string
  description?: string
  className?: string
  customProps?: CustomProps
  unlisted?: true
  /** Whether the link leaves the app although it is a path: it opens in a new tab and isn't checked. */
  plain?: true
}

export type SidebarCategory = {
  type: 'category'
  label: string
  /** Page of the category itself, if it has one. */
  href?: Href
  docId?: string
  /** Whether the category's own page is unlisted. */
  unlisted?: true
  items: SidebarItem[]
  collapsible: boolean
  collapsed: boolean
  description?: string
  className?: string
  customProps?: CustomProps
}

export type SidebarHtml = {
  type: 'html'
  value: string
  defaultStyle: boolean
  className?: string
  customProps?: CustomProps
}

/** A sidebar item ready to be rendered. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** A sidebar of a version. */
export type Sidebar = { id: string; items: SidebarItem[] }
