import type { Href, SitePath } from '@/lib/core/url'
import type { RuleLevel } from '@/lib/problems/problem'
import type { AnnouncementConfig } from './announcement'
import type { LocaleConfig } from './locales'
import type { NavbarConfig } from './navbar-types'

/** A link in the footer: a site path, or the URL of another site. */
export type FooterLink = { label: string; href: string }

/** A column of links in the footer. */
export type FooterColumn = { title: string; items: FooterLink[] }

/** A logo in the footer. */
export type FooterLogo = {
  /** Image in `public/`. */
  src: SitePath
  /** Image in `public/` for dark mode; default: `src`. */
  srcDark?: SitePath
  /** What the image says or, if it is a link, where the link leads. */
  alt: string
  /** Size in pixels; default: that of the image. */
  width?: number
  height?: number
  /** Where a click on it leads: a site path, or the URL of another site. */
  href?: string
  /** Where the link opens, such as `_self`; default: a new tab for other sites. */
  target?: string
}

/** The bar at the end of every page. */
export type FooterConfig = {
  /** Light follows the page's color mode; dark is dark in both. */
  style: 'light' | 'dark'
  /** Columns with titles, or one row of links. */
  links: FooterColumn[] | FooterLink[]
  logo?: FooterLogo
  /** A sentence above the copyright line. */
  notice: string
  copyright: string
}

/** Site configuration as plain data. Values are the same in the browser, in scripts and on the server. */
export type SiteConfig = {
  /** The documented framework. Every `{product}` route segment and label derives from here. */
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
  /** Origin of the deployed site without a trailing slash; undefined if unknown. Env: `SITE_URL`. */
  url: string | undefined
  /** Path the site is served under, with a leading and a trailing slash. Env: `BASE_URL`. */
  baseUrl: string
  /** Whether the URLs of pages end with a slash; the home page's always does. Env: `TRAILING_SLASH`. */
  trailingSlash: boolean
  /** Icon of the site in `public/`, an image of any type. Other icons are drawn from it. */
  favicon: SitePath
  /** Source repository of the documented product. */
  productRepository: string
  /** Source repository of this site, without a trailing slash. Env: `REPOSITORY_URL`. */
  repository: string | undefined
  navbar: NavbarConfig
  /** Every language, the default one first. */
  locales: LocaleConfig[]
  announcement: AnnouncementConfig | undefined
  footer: FooterConfig
  /** What a build does about links that lead to no page of this site. */
  onBrokenLinks: RuleLevel
  /** What a build does about links to headings that their page doesn't have. */
  onBrokenAnchors: RuleLevel
  /** What a build does about links to content files that don't exist. */
  onBrokenMarkdownLinks: RuleLevel
  /** What a build does about pages with the same URL, of which only the first by path is published. */
  onDuplicateRoutes: RuleLevel
  tableOfContents: {
    /** Smallest listed heading level, 2 to 6. */
    minHeadingLevel: number
    /** Largest listed heading level, 2 to 6. */
    maxHeadingLevel: number
  }
  docsSidebar: {
    /** Opening a category closes the other categories of the same level. */
    autoCollapseCategories: boolean
    /** Whether readers can collapse the sidebar to widen the text. */
    hideable: boolean
  }
  customFields: {
    /** Whether the page /tests/pages/crashTest/ crashes. Env: `CRASH_TEST`. */
    crashTest: boolean
  }
}

/** Release state of a version. */
export type VersionState = 'unreleased' | 'newest-release' | 'unmaintained'

/** Heading id of a section of the versions page. */
export type VersionSectionId = 'next' | 'latest' | 'archive' | 'archived' | 'legacy'

/** How the site presents the versions in a state. */
export type VersionStateConfig = {
  /** Section of the versions page that lists them. */
  section: VersionSectionId
  /** Notice on each page, with a link to the same page of another version. Left out if there is no such version. */
  notice: {
    /** An unobtrusive line next to the badge, or a banner above the page. */
    form: 'line' | 'banner'
    /** State of the version that the link points to. */
    linksTo: VersionState
    /** Text with the link text in brackets; `{version}` and `{offered}` stand for the labels of the two versions. */
    text: string
  }
}

/** One version of a docs instance. */
export type DocsVersionConfig = {
  /** Id of the version and name of its folder, such as `current` or `3.1.1`. */
  name: string
  /** Displayed text, such as `Canary`. */
  label: string
  /** URL segment below the instance's route, empty for the version at the root. */
  path: string
  /** Folder below the instance's content folder; default: the name. Empty if there is only one version. */
  folder?: string
  /** Whether search engines are asked not to list its pages. */
  noIndex?: boolean
  state: VersionState
  /** Whether pages show a "Version: …" badge. */
  badge: boolean
}

/** Standalone pages: a content folder served under a route. */
export type PagesConfig = {
  /** Route with a leading slash and no trailing slash, such as `/tests/pages`. */
  routeBasePath: SitePath
  /** Folder below `content/`. */
  contentPath: string
  /** Whether search engines are asked not to list the pages. */
  noIndex: boolean
}

/** One blog instance: a content folder of dated posts served under a route. */
export type BlogConfig = {
  /** Id of the instance. */
  id: string
  /** Route of the instance with a leading slash and no trailing slash, such as `/blog`. */
  routeBasePath: SitePath
  /** Folder below `content/`, which may contain `authors.yml` and `tags.yml`. */
  contentPath: string
  /** Kind of front matter of its entries: posts that people write, or releases with their changes as data. */
  entryKind: 'Post' | 'Release'
  /** Heading of the first list page. */
  title: string
  /** Text for search engines on the first list page, also shown below its heading. */
  description: string
  postsPerPage: number
  /** Whether there is a page of all posts by year. */
  archive: boolean
  /** Reading speed in words per minute; absent if posts show no reading time. */
  wordsPerMinute?: number
  sidebar: {
    title: string
    /** Accessible name. */
    label: string
    /** Number of years that are initially open, newest first. */
    openYears: number
  }
  /** What an entry is called in the texts of links and pages. */
  words: {
    /** One entry, such as `post`. */
    entry: string
    /** Several entries, such as `posts`. */
    entries: string
  }
  feed: {
    title: string
    /** Maximum number of entries, newest first. */
    limit: number
  }
  /** Whether search engines are asked not to list its pages. */
  noIndex: boolean
}

/** One docs instance: a content folder served under a route, in one or more versions. */
export type DocsConfig = {
  /** Id of the instance, used in storage keys. */
  id: string
  /** Route of the instance with a leading slash and no trailing slash, such as `/docs`. */
  routeBasePath: SitePath
  /** Folder below `content/`, with a folder for each version. */
  contentPath: string
  /** Versions, newest first. */
  versions: DocsVersionConfig[]
  /** Name of the version that readers without a preference get. */
  lastVersion: string
  /**
   * Lowercase file names that represent their folder in autogenerated sidebars, in addition to `index`, `readme` and
   * the folder's own name.
   */
  categoryIndexNames?: string[]
  /** Whether pages show breadcrumbs. */
  breadcrumbs: boolean
}

/** An instance whose route includes the base URL. The model uses instances in this form. */
export type Served<Config extends { routeBasePath: SitePath }> = Omit<Config, 'routeBasePath'> & {
  /** Route with the base URL, a leading slash and no trailing slash. */
  routeBasePath: Href
}
