/** A link to a page of the site or of another one. */
export type NavbarLink = {
  kind: 'link'
  label: string
  /** Site path, or URL of another site. */
  href: string
  /** A part of the label that the bar shows in its place; the label is still the accessible name. */
  barLabel?: string
  /** Whether a site path is below the base URL; default: true. */
  prependBaseUrl?: boolean
  /** Site path below which the item counts as active; default: `href`. */
  activeBasePath?: string
  /** Regular expression for paths on which the item counts as active; wins over `activeBasePath`. */
  activeBaseRegex?: string
}

/** Markup of the site's own, such as a rule or a caption within a dropdown. */
export type NavbarHtml = { kind: 'html'; html: string }

type OfDocs = {
  /** Docs instance; default: the main one. */
  docsId?: string
}

/** A document. It stays in the version the reader is in or prefers, and is hidden while the document is unlisted or a draft. */
export type NavbarDoc = OfDocs & {
  kind: 'doc'
  docId: string
  /** Default: the id. */
  label?: string
}

/** The first page of a sidebar. */
export type NavbarDocSidebar = OfDocs & {
  kind: 'docSidebar'
  sidebarId: string
  /** Default: the id. */
  label?: string
}

/** The main page of the version the reader is in or prefers. */
export type NavbarDocsVersion = OfDocs & {
  kind: 'docsVersion'
  /** Default: the version's label. */
  label?: string
}

/** What may be in the bar and in a dropdown. */
export type NavbarSubitem =
  NavbarLink | NavbarHtml | NavbarDoc | NavbarDocSidebar | NavbarDocsVersion

/** A menu of links. */
export type NavbarDropdown = { kind: 'dropdown'; label: string; items: NavbarSubitem[] }

type Surrounded = {
  /** Shown before the items that are there by themselves. */
  before?: NavbarSubitem[]
  /** Shown after them. */
  after?: NavbarSubitem[]
}

/** The same page in every version; a plain link where there is only one and nothing around it. */
export type NavbarDocsVersionDropdown = OfDocs & Surrounded & { kind: 'docsVersionDropdown' }

/** The same page in every language. */
export type NavbarLocaleDropdown = Surrounded & { kind: 'localeDropdown' }

/** A component of the site's own, by its name in `components/navbar/custom-items.tsx`. */
export type NavbarCustom = { kind: 'custom'; component: string; label: string }

/** The button that opens the search. Without such an item it is the last one of the bar. */
export type NavbarSearch = { kind: 'search' }

/** One entry of the navbar. The `kind` decides which component renders it. */
export type NavbarItem = {
  /** Next to the site's name, or at the other end; default: `right`. */
  position?: 'left' | 'right'
} & (
  | NavbarSubitem
  | NavbarDropdown
  | NavbarDocsVersionDropdown
  | NavbarLocaleDropdown
  | NavbarSearch
  | NavbarCustom
)

/** The bar at the top of every page. */
export type NavbarConfig = {
  /** Whether the bar leaves while the reader scrolls down, and returns when they scroll up. */
  hideOnScroll: boolean
  /** Colors that do not follow the page's; default: they do. */
  style?: 'dark' | 'primary'
  items: NavbarItem[]
}
