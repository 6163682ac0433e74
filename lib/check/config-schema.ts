import { existsSync } from 'node:fs'
import type { ZodType } from 'zod'
import { z } from 'zod'
import type { AnnouncementConfig } from '@/lib/config/announcement'
import type { SearchConfig } from '@/lib/config/search-settings'
import type {
  BlogConfig,
  DocsConfig,
  DocsVersionConfig,
  FooterLogo,
  PagesConfig,
  SiteConfig,
} from '@/lib/config/types'
import type { RuleLevel } from '@/lib/problems/problem'

const sitePath = z.string().regex(/^\//, 'must start with a slash')

const version = z.strictObject({
  name: z.string(),
  label: z.string(),
  path: z.string(),
  folder: z.string().optional(),
  noIndex: z.boolean().optional(),
  state: z.enum(['unreleased', 'newest-release', 'unmaintained']),
  badge: z.boolean(),
})

/** The versions of a docs instance. How they relate to each other is checked elsewhere. */
export const versionsSchema: ZodType<DocsVersionConfig[]> = z
  .array(version)
  .min(1, 'must have a version')

/** A docs instance without its versions, which are in a separate file. */
export const docsSchema: ZodType<Omit<DocsConfig, 'versions'>> = z.strictObject({
  id: z.string(),
  routeBasePath: sitePath,
  contentPath: z.string(),
  lastVersion: z.string(),
  categoryIndexNames: z.array(z.string()).optional(),
  breadcrumbs: z.boolean(),
})

export const blogSchema: ZodType<BlogConfig> = z.strictObject({
  id: z.string(),
  routeBasePath: sitePath,
  contentPath: z.string(),
  entryKind: z.enum(['Post', 'Release']),
  title: z.string(),
  description: z.string(),
  postsPerPage: z.number().min(1, 'must be at least 1'),
  archive: z.boolean(),
  wordsPerMinute: z.number().optional(),
  sidebar: z.strictObject({
    title: z.string(),
    label: z.string(),
    openYears: z.union([z.number(), z.literal(Infinity)]),
  }),
  words: z.strictObject({ entry: z.string(), entries: z.string() }),
  feed: z.strictObject({ title: z.string(), limit: z.number() }),
  noIndex: z.boolean(),
})

export const pagesSchema: ZodType<PagesConfig> = z.strictObject({
  routeBasePath: sitePath,
  contentPath: z.string(),
  noIndex: z.boolean(),
})

const position = z.enum(['left', 'right']).optional()
const docsScoped = { docsId: z.string().optional(), label: z.string().optional() }

const linkItem = z.strictObject({
  kind: z.literal('link'),
  label: z.string(),
  to: sitePath.optional(),
  href: z.string().optional(),
  prependBaseUrlToHref: z.boolean().optional(),
  barLabel: z.string().optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().optional(),
  position,
})

type LinkItem = z.infer<typeof linkItem>

/** Requires a single target. The types say the same, but a union of objects would report it less clearly. */
const link = linkItem
  .refine(({ to, href }) => (to === undefined) !== (href === undefined), {
    error: ({ input }) =>
      `with the label "${(input as LinkItem).label}" must have either "to" or "href"`,
    params: { fix: 'write `to` for a page of this site, and `href` for anything else' },
  })
  .refine(({ to, prependBaseUrlToHref }) => !to || prependBaseUrlToHref === undefined, {
    error: ({ input }) =>
      `with the label "${(input as LinkItem).label}" has "prependBaseUrlToHref" without "href"`,
    params: { fix: 'remove it: the base URL is always added to `to`' },
  })

const htmlItem = { kind: z.literal('html'), html: z.string() }
const docItem = { kind: z.literal('doc'), docId: z.string(), ...docsScoped }
const sidebarItem = { kind: z.literal('docSidebar'), sidebarId: z.string(), ...docsScoped }
const versionItem = { kind: z.literal('docsVersion'), ...docsScoped }

const subitem = z.discriminatedUnion('kind', [
  link.refine(({ position: place }) => place === undefined, {
    error: 'must not have "position" inside a dropdown',
    params: { fix: 'remove it' },
  }),
  z.strictObject(htmlItem),
  z.strictObject(docItem),
  z.strictObject(sidebarItem),
  z.strictObject(versionItem),
])
const surrounding = { before: z.array(subitem).optional(), after: z.array(subitem).optional() }

const item = z.discriminatedUnion('kind', [
  link,
  z.strictObject({ ...htmlItem, position }),
  z.strictObject({ ...docItem, position }),
  z.strictObject({ ...sidebarItem, position }),
  z.strictObject({ ...versionItem, position }),
  z.strictObject({
    kind: z.literal('dropdown'),
    label: z.string(),
    items: z.array(subitem),
    position,
  }),
  z.strictObject({
    kind: z.literal('docsVersionDropdown'),
    docsId: z.string().optional(),
    ...surrounding,
    position,
  }),
  z.strictObject({ kind: z.literal('localeDropdown'), ...surrounding, position }),
  z.strictObject({ kind: z.literal('search'), position }),
  z.strictObject({
    kind: z.literal('custom'),
    component: z.string(),
    label: z.string(),
    position,
  }),
])

export const navbarSchema: ZodType = z.strictObject({
  hideOnScroll: z.boolean(),
  style: z.enum(['dark', 'primary']).optional(),
  items: z.array(item),
})

const headingLevel = z.number().min(2, 'must be 2 to 6').max(6, 'must be 2 to 6')

const ruleLevel: ZodType<RuleLevel> = z.enum(['ignore', 'log', 'warn', 'throw'])

const publicFile = sitePath.refine((path) => existsSync(`public${path}`), {
  error: 'must be a file in public/',
  params: { fix: 'add the file, or write the path of another one, such as /favicon.svg' },
})

const footerLink = z.strictObject({ label: z.string(), href: z.string() })
const footerColumn = z.strictObject({ title: z.string(), items: z.array(footerLink) })

const footerLogo: ZodType<FooterLogo> = z.strictObject({
  src: publicFile,
  srcDark: publicFile.optional(),
  alt: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  href: z.string().optional(),
  target: z.string().optional(),
})

export const announcementSchema: ZodType<AnnouncementConfig> = z.strictObject({
  id: z.string(),
  html: z.string(),
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean(),
})

const facetFilter = z.union([z.string(), z.array(z.string())], 'must be text or a list')

export const searchSchema = z.strictObject({
  indexName: z.string(),
  contextualSearch: z.boolean(),
  searchPagePath: sitePath,
  placeholder: z.string(),
  externalUrlRegex: z.string().optional(),
  replacePathname: z.strictObject({ from: sitePath, to: sitePath }).optional(),
  transformItems: z.unknown().optional(),
  searchParameters: z.strictObject({ facetFilters: z.array(facetFilter).optional() }),
} satisfies Record<keyof SearchConfig, ZodType>)

/** The options in `site.ts` itself. Navbar, locales and announcement are in separate files. */
export const siteSchema = z.strictObject({
  product: z.strictObject({ name: z.string(), slug: z.string(), scope: z.string() }),
  title: z.string(),
  tagline: z.string(),
  titleDelimiter: z.string(),
  url: z.string().optional(),
  baseUrl: z.string(),
  trailingSlash: z.boolean(),
  productRepository: z.string(),
  repository: z.string().optional(),
  navbar: z.unknown(),
  locales: z.unknown(),
  announcement: z.unknown(),
  favicon: publicFile,
  footer: z.strictObject({
    style: z.enum(['light', 'dark']),
    links: z.union([z.array(footerColumn), z.array(footerLink)], 'must be columns or links'),
    logo: footerLogo.optional(),
    notice: z.string(),
    copyright: z.string(),
  }),
  onBrokenLinks: ruleLevel,
  onBrokenAnchors: ruleLevel,
  onBrokenMarkdownLinks: ruleLevel,
  onDuplicateRoutes: ruleLevel,
  tableOfContents: z.strictObject({ minHeadingLevel: headingLevel, maxHeadingLevel: headingLevel }),
  docsSidebar: z.strictObject({ autoCollapseCategories: z.boolean(), hideable: z.boolean() }),
  customFields: z.strictObject({ crashTest: z.boolean() }),
} satisfies Record<keyof SiteConfig, ZodType>)
