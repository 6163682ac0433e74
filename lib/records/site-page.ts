import type { DebugPageId } from '@/lib/config/debug-pages'
import type { SearchScope } from '@/lib/config/search-scopes'
import type { VersionStateConfig } from '@/lib/config/types'
import type { Href, SitePath } from '@/lib/core/url'
import type { Problem } from '@/lib/problems/problem'
import type {
  Breadcrumb,
  NavigationLink,
  ResolvedNavbar,
  SidebarReference,
  TagLetter,
  TagLink,
  VersionTarget,
} from './navigation'
import type { PageHead } from './page-head'
import type { DebugView } from './debug'
import type {
  FeatureRequestGroup,
  FixtureArea,
  ShowcaseSite,
  SiteMapSection,
  VersionSection,
} from './site-data'
import type { UpgradeChoice, UpgradePair } from './upgrade'

/** What a social image says. */
export type SocialCard = {
  title: string
  /** Part of the site, `Docusaurus blog`. */
  section: string
  /** A quiet second line, such as a date or a version. */
  detail: string
}

/** When a page was last changed, and by whom. */
export type PageUpdate = {
  /** ISO 8601 day, `2024-02-29`. */
  date: string
  author: string
  /** Whether the document itself names its author, who is then shown. */
  byAuthor?: true
}

/** What every page has, whatever shows it. */
export type PageBase = {
  href: Href
  path: SitePath
  title: string
  description?: string
  /** Value of `lang`. */
  language: string
  /** Content file, from the repository root. */
  source?: string
  updated?: PageUpdate
  /** Whether search engines may list it. */
  isIndexable: boolean
  /** No menu, list or search leads to the page. */
  isUnlisted: boolean
  /** Only the dev server shows the page. */
  isDraft?: true
  /** ISO 8601 day before which only the dev server shows the page. */
  scheduledFor?: string
  /** URLs below this one show the page, too, unless they have their own page. */
  isCatchAll?: true
  /** Drawn for pages that search engines may list. */
  socialImage?: { href: Href; card: SocialCard }
  head: PageHead
  navbar: ResolvedNavbar
}

/** A heading in the table of contents. */
export type TocItem = {
  id: string
  /** Inline HTML of the heading without links. */
  html: string
  /** Heading level, 2 to 6. */
  level: number
}

/** Which compiled body a page shows, and what the body needs to be shown on this site. */
export type PageBody = {
  /** Name of the compiled body in the store, a hash of everything it is made from. */
  key: string
  /** Pages of the content files that the body links to. */
  links: Record<string, Href>
  /** Stylesheets of its formulas. */
  mathSheets?: Href[]
  /** What is wrong with the body. Only the dev server meets such a page: it shows the problems in its place. */
  problems?: Problem[]
}

/** What the page of a document has, in docs, blogs and alone. */
type DocumentParts = {
  body: PageBody
  toc: {
    /** The headings of the levels that the document lists, in order. */
    items: TocItem[]
    /** The list is shown only where the text itself places it. */
    isHidden: boolean
  }
}

/** Where a reader can change a page or ask about it. */
export type EditLinks = { editUrl?: string; issueUrl?: string }

/** What a page says about the state of its version: text with a link to the page in another one. */
export type VersionNotice = {
  form: VersionStateConfig['notice']['form']
  before: string
  link: VersionTarget & { text: string }
  after: string
  /** What changes up to the newest release; absent for a version from which no upgrade leads. */
  upgrade?: { text: string; href: Href }
}

/** Version of a page as its reader sees it. */
export type PageVersion = {
  name: string
  /** Text readers see, `Canary`. */
  label: string
  /** Whether the page shows a "Version: …" badge. */
  badge: boolean
  /** Absent where the instance has no version to offer. */
  notice?: VersionNotice
  /** Whether links from other versions lead here because those have pages that this version lacks. */
  standsIn?: true
}

/** What every page of a docs instance has. */
export type DocsPageBase = PageBase & {
  /** Identity of the instance. */
  instance: string
  version: PageVersion
  sidebar?: SidebarReference
  breadcrumbs: Breadcrumb[]
  previous?: NavigationLink
  next?: NavigationLink
}

/** A card on the page of a category. */
export type CategoryCard = {
  kind: 'link' | 'category'
  label: string
  href: Href
  description: string
}

/** An item of a category with the data that a site gives its components. */
export type CategoryItem = { label: string; href?: Href; customProps?: Record<string, unknown> }

/** A document of a docs instance. */
export type DocPage = DocsPageBase &
  DocumentParts & {
    kind: 'doc'
    id: string
    hideTitle: boolean
    tags: TagLink[]
    edit: EditLinks
    /** The items of its category; empty unless the body lists them. */
    cards: CategoryCard[]
    /** The same with custom props; empty unless one of them has any. */
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

/** Somebody who wrote a post. One without a name is shown by picture only. */
export type PostAuthor = {
  name?: string
  title?: string
  url?: string
  email?: string
  /** Picture, ready to be shown. */
  picture?: Href
}

/** Kinds of changes in a release, in the order they are shown. */
export type ReleaseSection = {
  kind: string
  /** Heading of the section. */
  label: string
  items: { packages: string[] }[]
}

/** What a release has besides what a post has. */
export type Release = {
  version: string
  /** Comparison with the release before it. */
  compareUrl?: string
  /** Logins on GitHub. */
  contributors: string[]
  sections: ReleaseSection[]
  /** Packages that the release touches, by name. */
  packages: string[]
}

/** What a post or release says about itself, on its page, in lists and in feeds. */
export type Post = {
  title: string
  href: Href
  description?: string
  /** ISO 8601 day. */
  date: string
  /** Undefined where posts show none. */
  readingTime?: string
  authors: PostAuthor[]
  /** Where a retold post was first told. */
  original?: { authors: string[]; url: string }
  tags: TagLink[]
  /** Absolute URL of the picture that the post names itself. */
  imageUrl?: string
  release?: Release
}

/** A post in a list, with its text up to the excerpt's end. */
export type PostEntry = { post: Post; body: PageBody; isTruncated: boolean }

/** A link to another post. */
export type PostLink = { title: string; href: Href; date: string }

/** What a release did to an option. */
export type OptionNews = 'new' | 'changed' | 'deprecated' | 'removed'

/** An option that a release is about. */
export type OptionLink = {
  /** Path from the root of the options, `markdown.format`. */
  name: string
  /** The option is only one of objects with this `type`. */
  variant?: string
  news: OptionNews
  /** Its row; absent if the option is gone. */
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
  /** Identity of the instance. */
  id: string
  title: string
  /** What an entry is called, `post`. */
  entry: string
  /** Of the most common format. */
  feedHref: Href
  archiveHref?: Href
  tagsHref?: Href
}

/** What every page of a blog instance has. */
export type BlogPageBase = PageBase & { blog: BlogReference; sidebar: SidebarReference }

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
    /** The entry of the release that a post announces, or the posts that announce a release. */
    counterparts: PostLink[]
    /** The pages of the docs that a release touches, or those that a post links to most. */
    docs: DocsReference[]
    /** The list page that shows it; undefined for an unlisted post. */
    listHref?: Href
  }

/** A post on its own page. */
export type PostPage = PostParts & { kind: 'post' }

/** A release, or another entry of a changelog, on its own page. */
export type ReleasePage = PostParts & { kind: 'release' }

/** One page of a list that is longer than a page. */
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
export type StandalonePage = PageBase &
  DocumentParts & {
    kind: 'page'
    hideTitle: boolean
    /** Class around the page's text. */
    className?: string
  }

/** A post or release as the home page announces it. */
export type NewsEntry = {
  /** Title of the post, or the product with its version. */
  title: string
  href: Href
  /** ISO 8601 day. */
  date: string
  description?: string
}

export type HomePage = PageBase & { kind: 'home'; releases: NewsEntry[]; posts: NewsEntry[] }

/** Every version of the documentation, wherever it is. */
export type VersionsPage = PageBase & {
  kind: 'versions'
  sections: VersionSection[]
  /** Where readers see what changes between versions; absent without releases to compare. */
  upgradeHref?: Href
}

/** Where readers choose the versions between which they upgrade; each version of the docs has one. */
export type UpgradePage = PageBase & { kind: 'upgrade' } & UpgradeChoice

/** What changes between two versions. */
export type UpgradePairPage = PageBase & { kind: 'upgrade-pair' } & UpgradePair

/** Every page that search engines may list. */
export type SiteMapPage = PageBase & { kind: 'site-map'; sections: SiteMapSection[] }

export type ShowcasePage = PageBase & { kind: 'showcase'; sites: ShowcaseSite[] }

export type FeatureRequestsPage = PageBase & {
  kind: 'feature-requests'
  groups: FeatureRequestGroup[]
}

/** All results of a query. */
export type SearchPage = PageBase & { kind: 'search'; scopes: readonly SearchScope[] }

/** What readers have stored to read offline, and what they can. */
export type OfflinePage = PageBase & { kind: 'offline' }

/** What the site stores in the browser of a reader. */
export type PrivacyPage = PageBase & { kind: 'privacy' }

/** The way into the fixtures. */
export type FixturesPage = PageBase & { kind: 'fixtures'; areas: FixtureArea[] }

/** A fixture in code, because a document cannot have anything outside the layout. */
export type ErrorTestsPage = PageBase & { kind: 'error-tests' }

/** A page of the debug panel; its root shows the first one. */
export type DebugPage = PageBase & {
  kind: 'debug'
  id: DebugPageId
  label: string
  isRoot: boolean
  view: DebugView
}

/** What is served for a URL that no page has. */
export type NotFoundPage = PageBase & {
  kind: 'not-found'
  /** File of the route manifest. */
  manifestHref: Href
}

/** A page of a docs instance. */
export type DocsPage = DocPage | CategoryPage | DocsTagsPage | DocsTagPage

/** A page of a blog instance. */
export type BlogPage =
  PostPage | ReleasePage | PostListPage | ArchivePage | BlogTagsPage | BlogTagPage

/** A page that has a route file instead of an instance. */
export type OwnPage =
  | HomePage
  | VersionsPage
  | UpgradePage
  | UpgradePairPage
  | SiteMapPage
  | ShowcasePage
  | FeatureRequestsPage
  | SearchPage
  | OfflinePage
  | PrivacyPage
  | FixturesPage
  | ErrorTestsPage
  | DebugPage
  | NotFoundPage

/**
 * A page of the site: everything it shows and everything it is known by, as plain JSON. The model makes it, once; routes,
 * heads, feeds, images, redirects and checks read it and nothing else.
 */
export type SitePage = DocsPage | BlogPage | StandalonePage | OwnPage

export type PageKind = SitePage['kind']

/** A page of some kinds. @example PageOf<'post' | 'release'> */
export type PageOf<Kind extends PageKind> = Extract<SitePage, { kind: Kind }>
