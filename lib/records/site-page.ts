import type { DebugPageId } from '@/lib/config/debug-pages'
import type { VersionStateConfig } from '@/lib/config/types'
import type { TocItem } from '@/lib/core/toc-html'
import type { Href, SitePath } from '@/lib/core/url'
import type { OptionChangeKind } from '@/lib/options/version-options'
import type { Problem } from '@/lib/core/problem'
import type { PageUpdate } from '@/lib/source/last-updated'
import type { Author } from '@/lib/source/schemas/authors'
import type { Breadcrumb, NavigationLink, PostLink, TagLetter, VersionTarget } from './navigation'
import type { PageHead } from './page-head'
import type { DebugView } from './debug'
import type { ShownFrontMatter } from './shown-front-matter'
import type {
  FeatureRequestGroup,
  FixtureArea,
  ShowcaseSite,
  SiteMapSection,
  VersionSection,
} from './site-data'

/** Text of a social image. */
export type SocialCard = {
  title: string
  /** Part of the site, such as `Docusaurus blog`. */
  section: string
  /** Muted detail, such as a date or a version. */
  detail: string
}

/** Fields that every page has, regardless of its kind. */
export type PageBase = {
  href: Href
  path: SitePath
  title: string
  description?: string
  /** Content file, from the repository root. */
  source?: string
  updated?: PageUpdate
  /** Whether search engines may list it. */
  isIndexable: boolean
  /** Whether menus, lists and search leave the page out. */
  isUnlisted: boolean
  /** Whether only the dev server shows the page. */
  isDraft?: boolean
  /** ISO 8601 day before which only the dev server shows the page. */
  scheduledFor?: string
  /** Whether URLs below this one also show the page unless they have their own. */
  isCatchAll?: true
  /** Drawn for pages that search engines may list. */
  socialImage?: { href: Href; card: SocialCard }
  head: PageHead
}

/** The compiled body that a page shows, and what it needs to render on this site. */
export type PageBody = {
  /** Function body that returns the MDX module when called with a JSX runtime. Empty if the body has problems. */
  code: string
  /** URL of the document's own page. */
  href: Href
  /** URLs of the content files that the body links to. */
  links: Record<string, Href>
  /** Stylesheets of its formulas. */
  mathSheets?: Href[]
  /** Problems of the body. They occur only in the dev server, which shows them instead of the body. */
  problems?: Problem[]
}

/** Fields of every document's page: in docs, in blogs and standalone. */
export type DocumentParts = {
  body: PageBody
  /** Headings of the listed levels, in order. */
  toc: TocItem[]
  frontMatter: ShownFrontMatter
}

/** Links for editing a page or opening an issue about it. */
export type EditLinks = { editUrl?: string; issueUrl?: string }

/** Notice about the state of a page's version: text with a link to the same page of another version. */
export type VersionNotice = {
  form: VersionStateConfig['notice']['form']
  before: string
  link: VersionTarget & { text: string }
  after: string
  /** Link to the changes up to the newest release; absent if the version has no upgrade page. */
  upgrade?: { text: string; href: Href }
}

/** A page's version, as shown to readers. */
export type PageVersion = {
  name: string
  /** Displayed text, such as `Canary`. */
  label: string
  /** The page in the other versions, for a badge with a menu. Empty if the page shows no badge. */
  others: VersionTarget[]
  /** Absent if the instance has no version to offer. */
  notice?: VersionNotice
  /** Whether links from other versions point here in place of a page that this version lacks. */
  isFallback?: true
}

/** Fields of every page of a docs instance. */
export type DocsPageBase = PageBase & {
  /** Id of the instance. */
  instance: string
  version: PageVersion
  breadcrumbs: Breadcrumb[]
  previous?: NavigationLink
  next?: NavigationLink
}

/** A card on the page of a category. */
export type CategoryCard = {
  kind: 'link' | 'category'
  label: string
  href: Href
  /** Whether it leads to a path of this host that isn't a page of the site. */
  plain?: true
  description: string
}

/** An item of a category, with custom data for the site's components. */
export type CategoryItem = { label: string; href?: Href; customProps?: Record<string, unknown> }

/** A document of a docs instance. */
export type DocPage = DocsPageBase &
  DocumentParts & {
    kind: 'doc'
    id: string
    tags: NavigationLink[]
    edit: EditLinks
    /** The release whose packages its code has been compared with; absent if there is no such code. */
    checkedRelease?: string
    /** The items of its category; empty unless the body lists them. */
    cards: CategoryCard[]
    /** The same items with their custom props; empty unless at least one has custom props. */
    categoryItems: CategoryItem[]
  }

/** A page made from the items of a sidebar category. */
export type CategoryPage = DocsPageBase & { kind: 'category'; cards: CategoryCard[] }

/** All tags of a docs version. */
export type DocsTagsPage = DocsPageBase & { kind: 'docs-tags'; letters: TagLetter[] }

/** The documents that have a tag. */
export type DocsTagPage = DocsPageBase & {
  kind: 'docs-tag'
  /** Page of all tags. */
  tagsHref: Href
  docs: { title: string; href: Href; description?: string }[]
}

/** An author of a post, with the URL of the processed picture. */
export type PostAuthor = Omit<Author, 'image'> & { picture?: Href }

/** Changes of one kind in a release. */
export type ReleaseSection = {
  kind: string
  /** Heading of the section. */
  label: string
  items: { packages: string[] }[]
}

/** Fields that a release has in addition to those of a post. */
export type Release = {
  /** URL of the comparison with the previous release. */
  compareUrl?: string
  /** GitHub usernames. */
  contributors: string[]
  sections: ReleaseSection[]
  /** Packages that the release touches, by name. */
  packages: string[]
}

/** Metadata of a post or release, shown on its page, in lists and in feeds. */
export type Post = {
  title: string
  href: Href
  description?: string
  /** ISO 8601 day. */
  date: string
  /** Undefined if posts don't show it. */
  readingTime?: string
  authors: PostAuthor[]
  /** Original of a retold post. */
  original?: { authors: string[]; url: string }
  tags: NavigationLink[]
  /** Absolute URL of the image in the post's front matter. */
  imageUrl?: string
  /** Set if the post's front matter has any. */
  keywords?: string[]
  release?: Release
}

/** A post in a list, with its excerpt. */
export type PostEntry = { post: Post; body: PageBody; isTruncated: boolean }

/** An option that a release is about. */
export type OptionLink = {
  /** Path from the root of the options, such as `markdown.format`. */
  name: string
  /** Set if only objects with this `type` have the option. */
  variant?: string
  change: OptionChangeKind
  /** Link to its row; absent if the option was removed. */
  href?: Href
}

/** A page of the docs that a post or release is about. */
export type DocsReference = {
  title: string
  href: Href
  /** The options on it that the release is about. */
  options?: OptionLink[]
}

/** The blog that a page belongs to. */
export type BlogReference = {
  title: string
  /** What an entry is called, such as `post`. */
  entry: string
  /** Feed in the most common format. */
  feedHref: Href
  archiveHref?: Href
  tagsHref?: Href
}

/** Fields of every page of a blog instance. */
export type BlogPageBase = PageBase & { blog: BlogReference }

type PostParts = BlogPageBase &
  DocumentParts & {
    post: Post
    edit: EditLinks
    newer?: PostLink
    older?: PostLink
    /** The other posts of its series, newest first. */
    series: PostLink[]
    /** Posts that share most of its tags, at most three. */
    related: PostLink[]
    /** The entry of the release that the post announces, or the posts that announce the release. */
    relatedAnnouncements: PostLink[]
    /** Docs pages that a release affects, or that a post links to most. */
    docs: DocsReference[]
    /** The list page that shows it; undefined for an unlisted post. */
    listHref?: Href
  }

/** A post on its own page. */
export type PostPage = PostParts & { kind: 'post' }

/** A release, or another entry of a changelog, on its own page. */
export type ReleasePage = PostParts & { kind: 'release' }

/** One page of a paginated list. */
export type PostList = {
  entries: PostEntry[]
  newerHref?: Href
  olderHref?: Href
}

/** One page of the list of posts. */
export type PostListPage = BlogPageBase & { kind: 'post-list'; list: PostList }

/** All posts by year, newest first. */
export type ArchivePage = BlogPageBase & {
  kind: 'archive'
  years: { year: string; posts: PostLink[] }[]
}

/** All tags of a blog. */
export type BlogTagsPage = BlogPageBase & { kind: 'blog-tags'; letters: TagLetter[] }

/** The posts that have a tag. */
export type BlogTagPage = BlogPageBase & {
  kind: 'blog-tag'
  /** Page of all tags. */
  tagsHref: Href
  list: PostList
}

/** A document outside docs and blogs. */
export type StandalonePage = PageBase & DocumentParts & { kind: 'page' }

/** A post or release on the home page. */
export type NewsEntry = {
  /** Title of the post, or the product with its version. */
  title: string
  href: Href
  /** ISO 8601 day. */
  date: string
  description?: string
}

/** What each page with a route file has besides the fields of every page. */
type OwnFields = {
  home: {
    releases: NewsEntry[]
    posts: NewsEntry[]
    /** HTML of the commands that create and start a new site. */
    commands: string
  }
  /** Every version of the documentation, including those on other sites. */
  versions: {
    sections: VersionSection[]
    /** Page with the changes between versions; absent if there are no releases to compare. */
    upgradeHref?: Href
  }
  /** Page where readers choose the versions of their upgrade. Each version of the docs has one. */
  upgrade: { html: string }
  /** What changes between two versions, with the upgrades before it and after it. */
  'upgrade-pair': { html: string; previous?: NavigationLink; next?: NavigationLink }
  /** Every page that search engines may list. */
  'site-map': { sections: SiteMapSection[] }
  showcase: { sites: ShowcaseSite[] }
  'feature-requests': { groups: FeatureRequestGroup[] }
  /** All results of a query. */
  search: object
  /** The versions that readers have saved or can save for offline reading. */
  offline: object
  /** What the site stores in a reader's browser. */
  privacy: object
  /** Entry page of the fixtures. */
  fixtures: { areas: FixtureArea[] }
  /** A fixture implemented in code, because a document can't contain anything outside the layout. */
  'error-tests': object
  /** A page of the debug panel; its root shows the first one. */
  debug: { id: DebugPageId; label: string; isRoot: boolean; view: DebugView }
  /** Page served for unknown URLs, with the URL of the route manifest. */
  'not-found': { manifestHref: Href }
}

/** A page of a docs instance. */
export type DocsPage = DocPage | CategoryPage | DocsTagsPage | DocsTagPage

/** A page of a blog instance. */
export type BlogPage =
  PostPage | ReleasePage | PostListPage | ArchivePage | BlogTagsPage | BlogTagPage

/** A page that has a route file instead of an instance. */
export type OwnPage = {
  [Kind in keyof OwnFields]: PageBase & { kind: Kind } & OwnFields[Kind]
}[keyof OwnFields]

/**
 * A page of the site as plain JSON: everything it shows, and everything that other files say about it. The model
 * creates it once. Routes, heads, feeds, images, redirects and checks read nothing else.
 */
export type SitePage = DocsPage | BlogPage | StandalonePage | OwnPage

export type PageKind = SitePage['kind']

/** A page of one of the given kinds. @example PageOf<'post' | 'release'> */
export type PageOf<Kind extends PageKind> = Extract<SitePage, { kind: Kind }>
