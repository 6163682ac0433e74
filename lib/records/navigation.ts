import type { Href } from '@/lib/core/url'

/** A link and its text. */
export type NavigationLink = { label: string; href: Href }

/** A breadcrumb; a category without a page has no href. */
export type Breadcrumb = { label: string; href?: Href }

/** A link to a tag's page. */
export type TagLink = { label: string; href: Href }

/** Tags with the same first letter, each with its number of pages. */
export type TagLetter = { letter: string; tags: (TagLink & { count: number })[] }

/** A page in a version. */
export type VersionTarget = { name: string; label: string; href: Href }

/** The same page in another version. */
export type VersionLink = VersionTarget & { active?: true }

/** A category. The items of a closed category load with the whole tree when the reader opens it. */
export type VisibleCategory = {
  type: 'category'
  label: string
  /** The category's own page. */
  href?: Href
  /** First page of the category, to which its label links without JavaScript if the category has no page. */
  fallbackHref?: Href
  /** Open until the reader closes it. Absent if closed, which saves a key in every row of every page. */
  open?: true
  /** The reader cannot close it. */
  fixed?: true
  className?: string
  /** Undefined if the page doesn't contain the items of a closed category. */
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
  /** Whether opening a category closes its siblings. */
  autoCollapse: boolean
  /** Accessible name; two sidebars on one page need different ones. */
  label: string
}

/** A navbar link into the docs. */
export type ResolvedLink = {
  /** Set only if the configuration takes the label from the docs. */
  label?: string
  href: Href
  active?: true
  /** Href by version name, for readers who may prefer a version while the page belongs to none. */
  hrefByVersion?: Record<string, Href>
}

/** A navbar dropdown of versions. */
export type ResolvedVersions = {
  /** Label of the version that readers without a preference get. */
  label: string
  links: VersionLink[]
}

/**
 * Targets of a page's navbar items that depend on the docs, by item key (`toItemKey`). Items that are hidden on the
 * page are left out.
 */
export type ResolvedNavbar = Record<string, ResolvedLink | ResolvedVersions>
