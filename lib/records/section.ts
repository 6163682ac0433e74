import type { Href, SitePath } from '@/lib/core/url'
import type { VersionTarget } from './navigation'

/** Fields of every row of a sidebar that leads to a page. */
type SidebarTarget = {
  label: string
  className?: string
  /** Only the page itself shows it. */
  unlisted?: boolean
  /** Id of its document. Like the fields below, it is for the model only, and not in the records. */
  docId?: string
  description?: string
  /** Data for a site's custom components. */
  customProps?: Record<string, unknown>
}

/** A row that leads to a page or to another site. */
export type SidebarLinkRow = SidebarTarget & {
  href: Href
  /** Leaves the app although it is a path: it opens in a new tab and isn't checked. */
  plain?: true
}

/** A row that opens other rows. */
export type SidebarCategoryRow = SidebarTarget & {
  /** The category's own page. */
  href?: Href
  /** Open until the reader closes it. */
  open?: true
  /** The reader cannot close it. */
  fixed?: true
  rows: SidebarRow[]
}

export type SidebarHtmlRow = {
  html: string
  defaultStyle: boolean
  className?: string
}

/** A row of a sidebar: a category if it has rows, markup if it has HTML, or else a link. */
export type SidebarRow = SidebarLinkRow | SidebarCategoryRow | SidebarHtmlRow

/** A sidebar with all its rows. */
export type SidebarTree = { id: string; rows: SidebarRow[] }

/** The sidebars of a section. */
export type SectionSidebars = {
  /** Accessible name; two sidebars on one page need different ones. */
  label: string
  /** Whether opening a category closes its siblings. */
  autoCollapse: boolean
  /** Whether the reader can collapse them. */
  hideable: boolean
  /** A page shows the first one that contains it. */
  trees: SidebarTree[]
  /** Id of the sidebar that pages show if none contains them. */
  fallback?: string
  /** Ids of the sidebars of other pages, by page. Null for none. */
  exceptions?: Record<Href, string | null>
}

/** A navbar link into the docs. */
export type SectionLink = {
  /** Set only if the configuration takes the label from the docs. */
  label?: string
  href: Href
  /** Set if it is active on every page of the section. */
  active?: true
  /** Href by version name, for readers who may prefer a version while the page belongs to none. */
  hrefByVersion?: Record<string, Href>
  /** Id of the sidebar on whose pages it is active. */
  sidebar?: string
  /** Whether it is also active on its own page. */
  marksOwnPage?: true
  /** Only its own page shows it. */
  unlisted?: boolean
}

/** A version of the docs in a navbar dropdown. */
export type SectionVersion = VersionTarget & {
  /** Path of the version. Set in the docs, where the dropdown leads to the same page of each version. */
  root?: Href
  /** Set for the section's own version. */
  active?: true
  /**
   * Pages that this version has at another path, or whose place another page takes: paths below `root`. `upgrade/*` are
   * all pages directly below a path.
   */
  exceptions?: Record<string, string>
}

/** A navbar dropdown of versions, with the label of the version that readers without a preference get. */
type SectionVersions = { label: string; versions: SectionVersion[] }

/** Targets of the navbar items that depend on the docs, by item key (`toItemKey`). Hidden ones are left out. */
export type SectionNavbar = Record<string, SectionLink | SectionVersions>

/**
 * The frame that the pages of a part of the site share: a docs version, a blog, or everything else. It is the same on
 * each of these pages; the functions below derive what depends on the open page.
 */
export type Section = {
  /** Path of the version or blog, without a trailing slash, or `SITE_SECTION`. */
  id: SitePath
  navbar: SectionNavbar
  sidebars?: SectionSidebars
}

/** Id of the section of the pages that are in no docs version and no blog. */
export const SITE_SECTION = '/'

/** Whether a row or a row inside it leads to a page. */
export function leadsTo(row: SidebarRow, href: Href): boolean {
  if ('html' in row) return false
  return row.href === href || ('rows' in row && row.rows.some((child) => leadsTo(child, href)))
}

/** Returns the sidebar of a page, or undefined if the page has none. */
export function findSidebar(sidebars: SectionSidebars, href: Href): SidebarTree | undefined {
  const { trees, fallback, exceptions } = sidebars
  const exception = exceptions?.[href]
  if (exception !== undefined) return trees.find(({ id }) => id === exception)
  return (
    trees.find(({ rows }) => rows.some((row) => leadsTo(row, href))) ??
    trees.find(({ id }) => id === fallback)
  )
}

function resolveLink(
  { sidebar, marksOwnPage, unlisted, ...link }: SectionLink,
  href: Href,
  shownSidebar: string | undefined,
): SectionLink | undefined {
  const isOwnPage = link.href === href
  if (unlisted && !isOwnPage) return undefined
  const isActive =
    (isOwnPage && marksOwnPage === true) || (sidebar !== undefined && sidebar === shownSidebar)
  return isActive ? { ...link, active: true } : link
}

/** Returns the key of an exception for every page directly below a path. @example toSiblings('a/b/') // 'a/*' */
export function toSiblings(rest: string): string {
  return rest.replace(/[^/]*\/?$/, '*')
}

function resolveVersions({ label, versions }: SectionVersions, href: Href): SectionVersions {
  const own = versions.find(({ active }) => active)?.root
  return {
    label,
    versions: versions.map(({ root, exceptions, ...link }) => {
      if (root === undefined || own === undefined) return link
      const rest = href.slice(own.length)
      const target = exceptions?.[rest] ?? exceptions?.[toSiblings(rest)] ?? rest
      return { ...link, href: root + target }
    }),
  }
}

/**
 * Resolves the navbar of a section on one of its pages, so that only labels, hrefs and what is active are left.
 * @param sidebar id of the page's sidebar
 */
export function resolveNavbar(
  navbar: SectionNavbar,
  href: Href,
  sidebar: string | undefined,
): SectionNavbar {
  const resolved: SectionNavbar = {}
  for (const [key, item] of Object.entries(navbar)) {
    const found =
      'versions' in item ? resolveVersions(item, href) : resolveLink(item, href, sidebar)
    if (found) resolved[key] = found
  }
  return resolved
}
