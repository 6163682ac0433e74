/** One entry of the navbar. The `kind` decides which component renders it. */
export type NavbarItem =
  | { kind: 'doc'; docId: string; label: string; position: 'left' | 'right' }
  | { kind: 'docSidebar'; sidebarId: string; label: string; position: 'left' | 'right' }
  | { kind: 'docsVersionDropdown'; position: 'left' | 'right' }
  | { kind: 'repository'; label: string; href: string; position: 'left' | 'right' }

/** A column of links in the footer. */
export type FooterColumn = {
  title: string
  items: { label: string; href: string }[]
}

/** Everything about the site that is plain data. Values are the same in the browser, in scripts and on the server. */
export type SiteConfig = {
  /** The framework that is documented. Every `{product}` route segment and label derives from here. */
  product: {
    /** Name as written in prose, `Docusaurus`. */
    name: string
    /** Name as written in URLs and package names, `docusaurus`. */
    slug: string
    /** npm scope with its at sign, `@docusaurus`. */
    scope: string
  }
  /** Site name, the second half of every page title. */
  title: string
  /** One sentence that says what the product does. */
  tagline: string
  /** Text between the page title and the site title. */
  titleDelimiter: string
  /** Origin of the deployed site without a trailing slash. Env: `SITE_URL`. */
  url: string
  /** Path the site is served under, with a leading and a trailing slash. Env: `BASE_URL`. */
  baseUrl: string
  /** Source repository of the documented product. */
  productRepository: string
  /** Source repository of this site, without a trailing slash. Env: `REPOSITORY_URL`. */
  repository: string | undefined
  navbar: { items: NavbarItem[] }
  footer: { columns: FooterColumn[]; notice: string; copyright: string }
  tableOfContents: {
    /** Smallest heading level that is listed, 2 to 6. */
    minHeadingLevel: number
    /** Largest heading level that is listed, 2 to 6. */
    maxHeadingLevel: number
  }
  docsSidebar: {
    /** Opening a category closes the other categories of the same level. */
    autoCollapseCategories: boolean
  }
}

/** Warning shown above every page of a version. */
export type VersionBanner = 'unreleased' | 'unmaintained' | 'none'

/** One version of a docs instance. */
export type DocsVersionConfig = {
  /** Identity of the version and the name of its folder, `current` or `3.1.1`. */
  name: string
  /** Text readers see, `Canary`. */
  label: string
  /** URL segment below the instance's route, empty for the version at the root. */
  path: string
  banner: VersionBanner
  /** Whether pages show a "Version: …" badge. */
  badge: boolean
}

/** One docs instance: a content folder served under a route, in one or more versions. */
export type DocsConfig = {
  /** Identity of the instance, used in storage keys. */
  id: string
  /** Route of the instance with a leading and without a trailing slash, `/docs`. */
  routeBasePath: string
  /** Folder below `content/`, which holds one folder a version. */
  contentPath: string
  /** Versions, newest first. */
  versions: DocsVersionConfig[]
  /** Name of the version that readers without a preference get. */
  lastVersion: string
  /** Name of the newest released version, offered on pages of an unreleased one. */
  releasedVersion: string
  /** Whether pages show breadcrumbs. */
  breadcrumbs: boolean
}
