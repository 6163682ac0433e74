import type { Href } from '@/lib/core/url'

/** A link with its text. */
export type NavigationLink = { label: string; href: Href }

/** A step of the breadcrumbs; a category without a page has no href. */
export type Breadcrumb = { label: string; href?: Href }

/** A tag with its page. */
export type TagLink = { label: string; href: Href }

/** Tags below their first letter, with how many pages have each. */
export type TagLetter = { letter: string; tags: (TagLink & { count: number })[] }

/** A page in a version. */
export type VersionTarget = { name: string; label: string; href: Href }

/** The same page in another version. */
export type VersionLink = VersionTarget & { active?: true }

/** A category whose items are not in the page: they come with the whole tree when the reader opens it. */
export type VisibleCategory = {
  type: 'category'
  label: string
  /** The category's own page. */
  href?: Href
  /** Where the label leads without JavaScript if the category has no page: its first page. */
  fallbackHref?: Href
  /** Open until the reader closes it. Absent means closed: a key less in every row of every page. */
  open?: true
  /** The reader cannot close it. */
  fixed?: true
  className?: string
  /** Undefined where the page does not hold the items of a closed category. */
  items?: VisibleItem[]
}

/** A sidebar item as it is sent to the browser. */
export type VisibleItem =
  | { type: 'link'; label: string; href: Href; plain?: true; className?: string }
  | VisibleCategory
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string }

/** The sidebar of a page, and the page's place in it. */
export type SidebarReference = {
  /** The part of the sidebar that is open on this page. */
  items: VisibleItem[]
  /** File with the whole tree, shared by all pages of the sidebar. */
  treeHref: Href
  activeHref: Href
  /** Opening a category closes its siblings. */
  autoCollapse: boolean
  /** Accessible name; two sidebars on one page need different ones. */
  label: string
}

/** A navbar link into the docs. */
export type ResolvedLink = {
  /** Only where the configuration leaves the label to the docs. */
  label?: string
  href: Href
  active?: true
  /** Href by version name, for readers who are on no version but may prefer one. */
  hrefByVersion?: Record<string, Href>
}

/** A navbar dropdown of versions. */
export type ResolvedVersions = {
  /** Label of the version that readers without a preference get. */
  label: string
  links: VersionLink[]
}

/**
 * Where the navbar items that depend on the docs lead from a page, by the key of the item (`toItemKey`). An item that
 * is hidden on the page is not there.
 */
export type ResolvedNavbar = Record<string, ResolvedLink | ResolvedVersions>
