import pick from 'lodash-es/pick.js'
import { findSiteUrl, toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import { isExternalUrl, stripTrailingSlash } from '@/lib/core/url'
import { isNoIndex } from '@/lib/markdown/core/head-tags'
import type { PreviewImage } from '@/lib/markdown/images/preview-image'
import { getSharedFiles, toPageSheet } from '@/lib/markdown/math/sheets'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { OptionSource } from '@/lib/options/option-schema'
import type { PageMetadata, SharedImage } from '@/lib/records/page-head'
import type { AnyFrontMatter } from '@/lib/records/shown-front-matter'
import { shownKeys } from '@/lib/records/shown-front-matter'
import type {
  DocumentParts,
  EditLinks,
  PageBase,
  PageBody,
  PageKind,
  PageOf,
  SocialCard,
  VersionNotice,
} from '@/lib/records/site-page'
import type { FeatureRequestGroup, ShowcaseSite } from '@/lib/records/site-data'
import { SOCIAL_SIZE } from '@/lib/records/social-size'
import type { PageUpdate } from '@/lib/source/last-updated'
import { toPageHead } from './page-head'
import type { SearchVersion } from './search-facets'

/** The fields used from a `package.json`. */
export type PackageManifest = {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Facts that records need but the model doesn't compute. */
export type SiteFacts = {
  /** Returns the outline of a content file's compiled body, or undefined if the file wasn't compiled. */
  findOutline: (source: string) => CompiledOutline | undefined
  /** Returns the page of a content file, or undefined if it has none. */
  findFileHref: (source: string) => Href | undefined
  /** Returns when a content file was last changed; its front matter takes precedence over the history. */
  findUpdate: (source: string, override?: AnyFrontMatter['last_update']) => PageUpdate | undefined
  /** Returns the URL of an author's picture by its file. */
  findPicture: (file: string) => Href | undefined
  /** Returns the manifest of an installed package, or of the site for an empty name; undefined if there is none. */
  findManifest: (name: string) => PackageManifest | undefined
  /** Returns the links of a post to the docs, and to entries that belong to the same release. */
  findLinks: (post: PageDocument) => Pick<PageOf<'post'>, 'docs' | 'relatedAnnouncements'>
  /** Returns the link from a version of the main docs to the changes since then. */
  findUpgrade: (version: string) => VersionNotice['upgrade']
  /** Data files. Each is read only for the pages that need it. */
  readonly showcase: ShowcaseSite[]
  readonly featureRequests: FeatureRequestGroup[]
  readonly optionSources: OptionSource[]
}

/** A content file with the front matter of its kind. */
export type PageDocument = { path: string; frontMatter: AnyFrontMatter }

/** Input for the fields that every record has. */
export type PageInput = {
  href: Href
  title: string
  description?: string | undefined
  keywords?: string[] | undefined
  /** Page that search engines should list; default: this one. */
  canonicalHref?: Href
  /** Whether the page can be reached only by its URL. */
  unlisted?: boolean | undefined
  /** Whether search engines are asked not to list the page. */
  noIndex?: boolean | undefined
  /** Whether they are asked to follow its links anyway. */
  isFollowed?: boolean | undefined
  isCatchAll?: true | undefined
  scheduledFor?: string | undefined
  /** Docs version that a hosted search finds the page in. */
  searchVersion?: SearchVersion
  /** The document that the page shows, if any. */
  document?: PageDocument
  /** Overrides for the texts of the social image; default: the page's title and the site's name. */
  card?: Partial<SocialCard>
  /** A page whose social image this one shares; by default, it has its own. */
  pictureOf?: Href | undefined
  /** Title of the head; undefined for only the site title. Default: `title`. */
  headTitle?: string | undefined
  /** Feeds of its blog by type, with absolute URLs. */
  feeds?: PageMetadata['alternates']['types']
  /** For a post: https://ogp.me/#type_article */
  article?: { publishedTime: string; authors: string[]; tags: string[] }
  /** Returns its description by https://schema.org from the image that other sites show and the day of the last change. */
  toStructuredData?: (
    image: SharedImage | undefined,
    updated: string | undefined,
  ) => object | undefined
}

/** The fields of a record that depend on the kind of page. */
export type OwnFields<Kind extends PageKind> = Omit<
  PageOf<Kind>,
  keyof PageBase | keyof DocumentParts | 'kind'
>

/** A page before its document is compiled and its data is read: enough for lists, sidebars and links. */
export type PlannedPage<Kind extends PageKind = PageKind> = PageInput & {
  kind: Kind
  createOwn: (facts: SiteFacts) => OwnFields<Kind>
}

/** Returns the path of a page's social image. @example toSocialImageHref('/docs/cli/') // '/social/docs/cli.png' */
function toSocialImageHref(href: Href): Href {
  const below = stripTrailingSlash(toSitePath(href).slice(1))
  return withBaseUrl(`/social/${below || 'index'}.png`)
}

/** Returns a document's own image with its absolute URL, or undefined if the site's origin is unknown. */
export function findShareImage({ src, ...size }: PreviewImage): SharedImage | undefined {
  const url = isExternalUrl(src) ? src : findSiteUrl(withBaseUrl(src))
  return url === undefined ? undefined : { url, ...size }
}

/** Returns the fields that every record has. @param kind decides whether the page can be read as Markdown */
export function toPageBase(input: PageInput, facts: SiteFacts, kind: PageKind): PageBase {
  const { href, title, description, unlisted = false, document, pictureOf } = input
  const outline = document && facts.findOutline(document.path)
  const ownTags = outline?.head ?? []
  const isIndexable = !unlisted && !input.noIndex && !isNoIndex(ownTags)
  const socialHref = toSocialImageHref(pictureOf ?? href)
  const socialUrl = isIndexable ? findSiteUrl(encodeURI(socialHref)) : undefined
  const drawn = socialUrl === undefined ? undefined : { url: socialUrl, ...SOCIAL_SIZE }
  const image = outline?.preview ? findShareImage(outline.preview) : drawn
  const updated = document && facts.findUpdate(document.path, document.frontMatter.last_update)
  const card = { title, section: siteConfig.title, detail: '', ...input.card }
  return {
    ...{ href, path: toSitePath(href), title, description },
    source: document?.path,
    updated,
    isIndexable,
    isUnlisted: unlisted,
    isDraft: document?.frontMatter.draft,
    scheduledFor: input.scheduledFor,
    isCatchAll: input.isCatchAll,
    socialImage: drawn && pictureOf === undefined ? { href: socialHref, card } : undefined,
    head: toPageHead(input, {
      ...{ kind, isIndexable, ownTags, image },
      structuredData: input.toStructuredData?.(image, updated?.date),
    }),
  }
}

/** Returns the stylesheets of a page with formulas: KaTeX's and the page's own. */
function toMathSheetHrefs(styles: string[]): Href[] {
  const [shared] = getSharedFiles()
  return [shared, toPageSheet(styles)].map(({ fileName }) => withBaseUrl(`/math/${fileName}`))
}

/** Returns the body of a document and the pages that it links to. */
export function toPageBody(source: string, facts: SiteFacts): PageBody {
  const outline = facts.findOutline(source)
  const href = facts.findFileHref(source) ?? withBaseUrl('/')
  if (!outline) {
    const message = 'the document was not compiled, because its text or front matter has problems'
    const problem = { path: source, line: 1, column: 1, message, fix: 'correct them first' }
    return { code: '', href, links: {}, problems: [problem] }
  }
  const links: Record<string, Href> = {}
  for (const { file } of outline.links) {
    const target = file === undefined ? undefined : facts.findFileHref(file)
    if (file !== undefined && target !== undefined) links[file] = target
  }
  return {
    code: outline.code,
    href,
    links,
    mathSheets: outline.math && toMathSheetHrefs(outline.math),
    problems: outline.problems.length > 0 ? outline.problems : undefined,
  }
}

/** Returns what a page shows of its document: the body, the headings of the listed levels, and front matter. */
export function toDocumentParts(
  { path, frontMatter }: PageDocument,
  facts: SiteFacts,
): DocumentParts {
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  const min = frontMatter.toc_min_heading_level ?? minHeadingLevel
  const max = frontMatter.toc_max_heading_level ?? maxHeadingLevel
  const headings = facts.findOutline(path)?.toc ?? []
  return {
    body: toPageBody(path, facts),
    toc: headings.filter(({ level }) => level >= min && level <= max),
    frontMatter: pick(frontMatter, shownKeys),
  }
}

/** Creates the record of a page from its plan. */
export function toRecord<Kind extends PageKind>(
  page: PlannedPage<Kind>,
  facts: SiteFacts,
): PageOf<Kind> {
  const { kind, document, createOwn } = page
  const parts = document && toDocumentParts(document, facts)
  const record = { ...toPageBase(page, facts, kind), ...parts, kind, ...createOwn(facts) }
  // The compiler can't combine the fields again, because they depend on the kind of page.
  return record as PageOf<Kind>
}

/** Returns the links for editing a document and for reporting an issue; none if the site has no repository. */
export function toEditLinks(
  title: string,
  { path, frontMatter: { custom_edit_url: custom } }: PageDocument,
): EditLinks {
  const { repository } = siteConfig
  const query = new URLSearchParams({ title: `Unclear: ${title}`, body: `Page: ${path}\n\n` })
  return {
    editUrl:
      custom === undefined
        ? repository && encodeURI(`${repository}/edit/main/${path}`)
        : custom || undefined,
    issueUrl: repository && `${repository}/issues/new?${query}`,
  }
}
