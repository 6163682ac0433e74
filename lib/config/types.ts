import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { SitePath } from '@/lib/core/url'
import type { SearchHit } from '@/lib/search/protocol'
import type { LocaleConfig } from './locales'
import type { NavbarConfig } from './navbar-types'

// The schemas of the configuration, with which the content check reports its mistakes, and their types. Other modules
// import only the types, so the schemas are not part of the app.

/** A path of this site. */
export const sitePath: z.ZodType<SitePath> = z.string().regex(/^\//, 'must start with a slash')

/** A link that readers can follow: never a script, and never relative to the page that it is on. */
export const linkSchema = z.string().regex(/^(?:https?:\/\/|mailto:|\/(?!\/))/i, {
  error: 'must start with https://, http://, mailto: or a slash',
})

/** A regular expression, as text. */
export const patternSchema = z.string().refine(
  (value) => {
    try {
      return new RegExp(value)
    } catch {
      return false
    }
  },
  { error: 'is not a regular expression', params: { fix: 'close its brackets, or escape them' } },
)

/** An image in `public/`. */
const publicFile = sitePath.refine((path) => existsSync(`public${path}`), {
  error: 'must be a file in public/',
  params: { fix: 'add the file, or write the path of another one, such as /favicon.svg' },
})

/** A link in the footer: a site path, or the URL of another site. */
const footerLink = z.strictObject({ label: z.string(), href: linkSchema })

/** A column of links in the footer. */
const footerColumn = z.strictObject({ title: z.string(), items: z.array(footerLink) })

export type FooterColumn = z.infer<typeof footerColumn>

/** A logo in the footer. */
const footerLogo = z.strictObject({
  src: publicFile,
  /** For dark mode; default: `src`. */
  srcDark: publicFile.optional(),
  /** What the image says or, if it is a link, where the link leads. */
  alt: z.string(),
  /** Size in pixels; default: that of the image. */
  width: z.number().optional(),
  height: z.number().optional(),
  /** Where a click on it leads: a site path, or the URL of another site. */
  href: linkSchema.optional(),
  /** Where the link opens, such as `_self`; default: a new tab for other sites. */
  target: z.string().optional(),
})

export type FooterLogo = z.infer<typeof footerLogo>

/** The bar at the end of every page. */
const footer = z.strictObject({
  /** Light follows the page's color mode; dark is dark in both. */
  style: z.enum(['light', 'dark']),
  /** Columns with titles, or one row of links. */
  links: z.union([z.array(footerColumn), z.array(footerLink)], 'must be columns or links'),
  logo: footerLogo.optional(),
  /** A sentence above the copyright line. */
  notice: z.string(),
  copyright: z.string(),
})

export type FooterConfig = z.infer<typeof footer>

/** HTML that the policy of the pages blocks. */
const BLOCKED_HTML =
  /<(?:script|style|link|iframe|object|embed)\b|<[^>]*\s(?:on\w+|style)\s*=|\ssrc(?:set)?\s*=\s*["']?(?:https?:)?\/\//i

/** Trusted HTML of a part of the pages. */
export const htmlSchema = z.string().refine((html) => !BLOCKED_HTML.test(html), {
  error: 'has a script, style, frame or file of another origin, which the pages block',
  params: { fix: 'remove it, or write a link; an image is a file in public/' },
})

/** A message above the navbar of every page. */
export const announcementSchema = z.strictObject({
  /** Changing the id shows the bar again to readers who closed the previous announcement. */
  id: z.string(),
  /** HTML of the message; links to this site are site paths. */
  html: htmlSchema,
  /** CSS color of the bar; default: a tint of the primary color. */
  backgroundColor: z.string().optional(),
  /** CSS color of its text; default: the page's text color. */
  textColor: z.string().optional(),
  /** Whether readers can close it. */
  isCloseable: z.boolean(),
})

export type AnnouncementConfig = z.infer<typeof announcementSchema>

/**
 * Facet values of which a hit must have at least one:
 * `['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']`.
 */
const facetFilter = z.union([z.string(), z.array(z.string()).readonly()], 'must be text or a list')

/** Settings of the site's search. */
export const searchSchema = z.strictObject({
  /** Name under which recent and favorite searches are stored, and the default name of a hosted index. */
  indexName: z.string(),
  /** Whether the dialog searches only what belongs to the page: its docs version, or the one the reader prefers. */
  contextualSearch: z.boolean(),
  /** Page that lists all results of a query. */
  searchPagePath: sitePath,
  placeholder: z.string(),
  /** What readers often come for, shown before they have typed. Every docs version has the pages. */
  tasks: z.array(z.strictObject({ label: z.string(), to: sitePath })).readonly(),
  /** Results whose absolute URL matches this regular expression load as documents instead of in the app. */
  externalUrlRegex: patternSchema.optional(),
  /** Replaces a part of the path in hosted results that differs on this site. */
  replacePathname: z.strictObject({ from: sitePath, to: sitePath }).optional(),
  /**
   * Changes, sorts or leaves out results before they are shown, in the dialog and on the page. It gets the hits of
   * either engine.
   */
  transformItems: z.custom<(hits: readonly SearchHit[]) => readonly SearchHit[]>().optional(),
  searchParameters: z.strictObject({
    /** Filters that every hit must match, in addition to those of contextual search. */
    facetFilters: z.array(facetFilter).readonly().optional(),
  }),
})

export type SearchConfig = z.infer<typeof searchSchema>

/** What a build does about a kind of problem. */
const ruleLevel = z.enum(['ignore', 'log', 'warn', 'throw'])

/** Whether the table of contents can list headings of a level. */
export const isHeadingLevel = (level: number) => [2, 3, 4, 5, 6].includes(level)

/** A level of headings in the table of contents. */
export const headingLevelSchema = z.number().refine(isHeadingLevel, {
  error: ({ input }) => `is ${String(input)}, which isn't a heading level`,
  params: { fix: 'write 2 to 6' },
})

/** The options in `site.ts` itself. */
export const siteSchema = z.strictObject({
  /** The documented framework. Every `{product}` route segment and label derives from here. */
  product: z.strictObject({
    /** Name as written in prose, `Docusaurus`. */
    name: z.string(),
    /** Name as written in URLs and package names, `docusaurus`. */
    slug: z.string(),
    /** npm scope with its at sign, `@docusaurus`. */
    scope: z.string(),
  }),
  /** Site name, the second half of every page title. */
  title: z.string(),
  /** One sentence that says what the product does. */
  tagline: z.string().min(1, 'must not be empty'),
  /** Text between the page title and the site title. */
  titleDelimiter: z.string(),
  /** Origin of the deployed site without a trailing slash; undefined if unknown. Env: `SITE_URL`. */
  url: z.string().optional(),
  /** Path the site is served under, with a leading and a trailing slash. Env: `BASE_URL`. */
  baseUrl: z.string(),
  /** Whether the URLs of pages end with a slash; the home page's always does. Env: `TRAILING_SLASH`. */
  trailingSlash: z.boolean(),
  /** Icon of the site in `public/`, an image of any type. Other icons are drawn from it. */
  favicon: publicFile,
  /** Source repository of the documented product. */
  productRepository: z.string(),
  /** Source repository of this site, without a trailing slash. Env: `REPOSITORY_URL`. */
  repository: z.string().optional(),
  footer,
  /** What a build does about links that lead to no page of this site. */
  onBrokenLinks: ruleLevel,
  /** What a build does about links to headings that their page doesn't have. */
  onBrokenAnchors: ruleLevel,
  /** What a build does about links to content files that don't exist. */
  onBrokenMarkdownLinks: ruleLevel,
  /** What a build does about pages with the same URL, of which only the first by path is published. */
  onDuplicateRoutes: ruleLevel,
  /** What a build does about documents that no sidebar lists, to which readers come only by links and search. */
  onMissingFromSidebars: ruleLevel,
  tableOfContents: z.strictObject({
    /** Smallest listed heading level, 2 to 6. */
    minHeadingLevel: headingLevelSchema,
    /** Largest listed heading level, 2 to 6. */
    maxHeadingLevel: headingLevelSchema,
  }),
  docsSidebar: z.strictObject({
    /** Opening a category closes the other categories of the same level. */
    autoCollapseCategories: z.boolean(),
    /** Whether readers can collapse the sidebar to widen the text. */
    hideable: z.boolean(),
  }),
  customFields: z.strictObject({
    /** Whether the page /tests/pages/crashTest/ crashes. Env: `CRASH_TEST`. */
    crashTest: z.boolean(),
  }),
})

/** Site configuration as plain data. Values are the same in the browser, in scripts and on the server. */
export type SiteConfig = z.infer<typeof siteSchema> & {
  navbar: NavbarConfig
  /** Every language, the default one first. */
  locales: LocaleConfig[]
  announcement: AnnouncementConfig | undefined
}

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
const version = z.strictObject({
  /** Id of the version and name of its folder, such as `current` or `3.1.1`. */
  name: z.string(),
  /** Displayed text, such as `Canary`. */
  label: z.string(),
  /** URL segment below the instance's route, empty for the version at the root. */
  path: z.string(),
  /** Folder below the instance's content folder; default: the name. Empty if there is only one version. */
  folder: z.string().optional(),
  /** Whether search engines are asked not to list its pages. */
  noIndex: z.boolean().optional(),
  state: z.enum(['unreleased', 'newest-release', 'unmaintained']),
  /** Whether pages show a "Version: …" badge. */
  badge: z.boolean(),
})

export type DocsVersionConfig = z.infer<typeof version>

/** Release state of a version. */
export type VersionState = DocsVersionConfig['state']

/** The versions of a docs instance. How they relate to each other is checked elsewhere. */
export const versionsSchema = z.array(version).min(1, 'must have a version')

/** Standalone pages: a content folder served under a route. */
export const pagesSchema = z.strictObject({
  /** Route with a leading slash and no trailing slash, such as `/tests/pages`. */
  routeBasePath: sitePath,
  /** Folder below `content/`. */
  contentPath: z.string(),
  /** Whether search engines are asked not to list the pages. */
  noIndex: z.boolean(),
})

export type PagesConfig = z.infer<typeof pagesSchema>

/** One blog instance: a content folder of dated posts served under a route. */
export const blogSchema = z.strictObject({
  id: z.string(),
  /** Route of the instance with a leading slash and no trailing slash, such as `/blog`. */
  routeBasePath: sitePath,
  /** Folder below `content/`, which may contain `authors.yml` and `tags.yml`. */
  contentPath: z.string(),
  /** Kind of front matter of its entries: posts that people write, or releases with their changes as data. */
  entryKind: z.enum(['Post', 'Release']),
  /** Heading of the first list page, and title of the feeds. */
  title: z.string(),
  /** Text for search engines on the first list page, also shown below its heading. */
  description: z.string(),
  postsPerPage: z.number().min(1, 'must be at least 1'),
  /** Whether there is a page of all posts by year. */
  archive: z.boolean(),
  /** Reading speed in words per minute; absent if posts show no reading time. */
  wordsPerMinute: z.number().optional(),
  sidebar: z.strictObject({
    title: z.string(),
    /** Accessible name. */
    label: z.string(),
    /** Number of years that are initially open, newest first. */
    openYears: z.union([z.number(), z.literal(Infinity)]),
  }),
  /** What an entry is called in the texts of links and pages. */
  words: z.strictObject({
    /** One entry, such as `post`. */
    entry: z.string(),
    /** Several entries, such as `posts`. */
    entries: z.string(),
  }),
  /** Maximum number of entries in its feeds, newest first. */
  feedLimit: z.number(),
  /** Whether search engines are asked not to list its pages. */
  noIndex: z.boolean(),
})

export type BlogConfig = z.infer<typeof blogSchema>

/** A docs instance without its versions, which are in a separate file. */
export const docsSchema = z.strictObject({
  /** Id of the instance, used in storage keys. */
  id: z.string(),
  /** Route of the instance with a leading slash and no trailing slash, such as `/docs`. */
  routeBasePath: sitePath,
  /** Folder below `content/`, with a folder for each version. */
  contentPath: z.string(),
  /** Name of the version that readers without a preference get. */
  lastVersion: z.string(),
  /**
   * Lowercase file names that represent their folder in autogenerated sidebars, in addition to `index`, `readme` and
   * the folder's own name.
   */
  categoryIndexNames: z.array(z.string()).optional(),
  /** Whether pages show breadcrumbs. */
  breadcrumbs: z.boolean(),
})

/** One docs instance: a content folder served under a route, in one or more versions. */
export type DocsConfig = z.infer<typeof docsSchema> & {
  /** Versions, newest first. */
  versions: DocsVersionConfig[]
}
