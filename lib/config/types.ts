import type { Href, SitePath } from '@/lib/core/url'
import type { AnnouncementConfig } from './announcement'
import type { LocaleConfig } from './locales'
import type { NavbarConfig } from './navbar-types'

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
  /** Origin of the deployed site without a trailing slash; undefined while it is not known. Env: `SITE_URL`. */
  url: string | undefined
  /** Path the site is served under, with a leading and a trailing slash. Env: `BASE_URL`. */
  baseUrl: string
  /** Source repository of the documented product. */
  productRepository: string
  /** Source repository of this site, without a trailing slash. Env: `REPOSITORY_URL`. */
  repository: string | undefined
  navbar: NavbarConfig
  /** Every language, the default one first. */
  locales: LocaleConfig[]
  announcement: AnnouncementConfig | undefined
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
  customFields: {
    /** Whether the page /tests/pages/crashTest/ crashes. Env: `CRASH_TEST`. */
    crashTest: boolean
  }
}

/** How far a version has come. */
export type VersionState = 'unreleased' | 'newest-release' | 'unmaintained'

/** A section of the page of all versions, by the id of its heading. */
export type VersionSectionId = 'next' | 'latest' | 'archive' | 'archived' | 'legacy'

/** What the site says about the versions in a state. */
export type VersionStateConfig = {
  /** Section of the page of all versions that lists them. */
  section: VersionSectionId
  /** What each page says, with a link to the same page of another version. An instance without such a version has none. */
  notice: {
    /** A quiet line next to the badge, or a banner above the page. */
    form: 'line' | 'banner'
    /** State of the version that the link leads to. */
    offers: VersionState
    /** The link's text is in brackets; `{version}` and `{offered}` represent the labels of the two versions. */
    text: string
  }
}

/** One version of a docs instance. */
export type DocsVersionConfig = {
  /** Identity of the version and the name of its folder, `current` or `3.1.1`. */
  name: string
  /** Text readers see, `Canary`. */
  label: string
  /** URL segment below the instance's route, empty for the version at the root. */
  path: string
  /** Folder below the instance's content folder; default: the name. Empty where there is only one version. */
  folder?: string
  /** Whether search engines are asked to leave its pages out. */
  noIndex?: boolean
  state: VersionState
  /** Whether pages show a "Version: …" badge. */
  badge: boolean
}

/** Standalone pages: a content folder served under a route. */
export type PagesConfig = {
  /** Route with a leading and without a trailing slash, `/tests/pages`. */
  routeBasePath: SitePath
  /** Folder below `content/`. */
  contentPath: string
  /** Whether search engines are asked to leave the pages out. */
  noIndex: boolean
}

/** One blog instance: a content folder of dated posts served under a route. */
export type BlogConfig = {
  /** Identity of the instance. */
  id: string
  /** Route of the instance with a leading and without a trailing slash, `/blog`. */
  routeBasePath: SitePath
  /** Folder below `content/`, which may hold `authors.yml` and `tags.yml`. */
  contentPath: string
  /** Front matter of its entries: posts that people write, or releases with their changes as data. */
  entryKind: 'Post' | 'Release'
  /** Heading of the first list page. */
  title: string
  /** What the first list page says to search engines and below its heading. */
  description: string
  postsPerPage: number
  /** Whether there is a page of all posts by year. */
  archive: boolean
  /** Words a reader reads in a minute; absent where posts show no reading time. */
  wordsPerMinute?: number
  sidebar: {
    title: string
    /** Accessible name. */
    label: string
    /** How many years are open from the start, the newest first. */
    openYears: number
  }
  /** Texts of links and pages that say what an entry is called here. */
  words: {
    /** One entry, `post`. */
    entry: string
    /** Several entries, `posts`. */
    entries: string
  }
  feed: {
    title: string
    /** Largest number of entries, newest first. */
    limit: number
  }
  /** Whether search engines are asked to leave its pages out. */
  noIndex: boolean
}

/** One docs instance: a content folder served under a route, in one or more versions. */
export type DocsConfig = {
  /** Identity of the instance, used in storage keys. */
  id: string
  /** Route of the instance with a leading and without a trailing slash, `/docs`. */
  routeBasePath: SitePath
  /** Folder below `content/`, which holds a folder for each version. */
  contentPath: string
  /** Versions, newest first. */
  versions: DocsVersionConfig[]
  /** Name of the version that readers without a preference get. */
  lastVersion: string
  /** File names, in lower case, that represent their folder in autogenerated sidebars, besides `index`, `readme` and the folder's own. */
  categoryIndexNames?: string[]
  /** Whether pages show breadcrumbs. */
  breadcrumbs: boolean
}

/** An instance with its route as it is served: what the model is made from. */
export type Served<Config extends { routeBasePath: SitePath }> = Omit<Config, 'routeBasePath'> & {
  /** Route with the base URL, with a leading and without a trailing slash. */
  routeBasePath: Href
}
