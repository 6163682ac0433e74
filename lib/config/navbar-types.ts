import type { SitePath } from '@/lib/core/url'

/** Where a link leads: exactly one of `to` and `href`. */
export type NavbarTarget =
  | {
      /** Page of this site. The base URL is added, and the slash that the URLs of pages end with. */
      to: SitePath
      href?: undefined
      prependBaseUrlToHref?: undefined
    }
  | {
      /** URL of another site, or a path of this host, exactly as it is written. */
      href: string
      /** Whether the base URL is added to a path; default: false. */
      prependBaseUrlToHref?: boolean
      to?: undefined
    }

/** A link to a page of this site or another one. */
export type NavbarLink = NavbarTarget & {
  kind: 'link'
  label: string
  /** Part of the label that the bar shows instead of the label, which remains the accessible name. */
  barLabel?: string
  /** Site path below which the item is active; default: `to`. */
  activeBasePath?: string
  /** Regular expression for paths on which the item is active; takes precedence over `activeBasePath`. */
  activeBaseRegex?: string
}

/** Custom markup, such as a divider or a caption in a dropdown. */
export type NavbarHtml = { kind: 'html'; html: string }

type DocsScoped = {
  /** Docs instance; default: the main one. */
  docsId?: string
}

/** A document in the version the reader is in or prefers. Hidden while the document is unlisted or a draft. */
export type NavbarDoc = DocsScoped & {
  kind: 'doc'
  docId: string
  /** Default: the id. */
  label?: string
}

/** The first page of a sidebar. */
export type NavbarDocSidebar = DocsScoped & {
  kind: 'docSidebar'
  sidebarId: string
  /** Default: the id. */
  label?: string
}

/** The main page of the version the reader is in or prefers. */
export type NavbarDocsVersion = DocsScoped & {
  kind: 'docsVersion'
  /** Default: the version's label. */
  label?: string
}

/** An item that can be in the bar or in a dropdown. */
export type NavbarSubitem =
  NavbarLink | NavbarHtml | NavbarDoc | NavbarDocSidebar | NavbarDocsVersion

/** A menu of links. */
export type NavbarDropdown = { kind: 'dropdown'; label: string; items: NavbarSubitem[] }

type WithExtraItems = {
  /** Shown before the generated items. */
  before?: NavbarSubitem[]
  /** Shown after them. */
  after?: NavbarSubitem[]
}

/** The same page in every version; a plain link if there is only one version and no item before or after it. */
export type NavbarDocsVersionDropdown = DocsScoped &
  WithExtraItems & { kind: 'docsVersionDropdown' }

/** The same page in every language. */
export type NavbarLocaleDropdown = WithExtraItems & { kind: 'localeDropdown' }

/** A custom component, by its name in `components/navbar/custom-items.tsx`. */
export type NavbarCustom = { kind: 'custom'; component: string; label: string }

/** The button that opens the search. If no item has this kind, the button is the last one in the bar. */
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
  /** Whether the bar hides while the reader scrolls down and returns when they scroll up. */
  hideOnScroll: boolean
  /** Fixed colors; default: they follow the page's color mode. */
  style?: 'dark' | 'primary'
  items: NavbarItem[]
}
