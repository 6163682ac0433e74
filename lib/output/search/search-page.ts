import { referencePaths, searchGroups, upgradePaths } from '@/lib/config/search'
import { searchScopes } from '@/lib/config/search-scopes'
import type { SitePath } from '@/lib/core/url'
import { findDeepest } from '@/lib/core/url'
import { toUnresolvedHtml } from '@/lib/markdown/body/body-html'
import { loadPage } from '@/lib/records/read-records'
import type { PageKind, SitePage } from '@/lib/records/site-page'
import type { IndexedPage } from '@/lib/search/index-files'
import type { SearchTag } from '@/lib/search/protocol'
import { DEFAULT_TAG } from '@/lib/search/protocol'
import type { Section } from './read-sections'
import { readSections } from './read-sections'

/** Everything that search uses from a page. */
export type SearchPage = {
  /** The part of the site with its own index that the page belongs to. */
  tag: SearchTag
  page: IndexedPage
  sections: Section[]
}

/** What belongs to no version. */
const rest = { tag: DEFAULT_TAG, label: '', path: '/' }

/** The versions of instances that have several. All other pages have one index together. */
export const indexedParts = [
  ...searchScopes.flatMap(({ versions }) => (versions.length > 1 ? versions : [])),
  rest,
]

function findPart(page: SitePage, root: SitePath): IndexedPage['part'] {
  const isBelow = (path: string) => page.path.startsWith(root + path)
  if (root === rest.path || upgradePaths.some(isBelow)) return 'other'
  return referencePaths.some(isBelow) ? 'reference' : 'guide'
}

function findGroup(page: SitePage, isVersioned: boolean): string {
  if ('blog' in page) return page.blog.title
  const [category, ...below] = 'breadcrumbs' in page ? page.breadcrumbs : []
  if (category && below.length > 0) return category.label
  return isVersioned ? searchGroups.docs : page.socialImage?.card.section || searchGroups.site
}

/** Kinds of pages that only repeat what is on others. */
const UNFOUND = new Set<PageKind>([
  ...(['upgrade-pair', 'docs-tags', 'docs-tag', 'blog-tags', 'blog-tag', 'archive'] as const),
])

function isFindable(page: SitePage): boolean {
  if (!page.isIndexable || page.isUnlisted || page.isDraft || page.scheduledFor) return false
  if (page.kind === 'post-list') return page.list.newerHref === undefined
  return !UNFOUND.has(page.kind)
}

/** Returns what search uses from a page; nothing if it shouldn't find the page. */
export function readSearchPage(path: SitePath): SearchPage[] {
  const page = loadPage(path)
  if (!isFindable(page)) return []
  const { tag, path: root } = findDeepest(indexedParts, page.path) ?? rest
  const title = page.kind === 'release' ? (page.socialImage?.card.title ?? page.title) : page.title
  const indexed = {
    path: page.path.slice(1),
    group: findGroup(page, tag !== DEFAULT_TAG),
    part: findPart(page, root),
    description: page.description ?? '',
    keywords: page.head.metadata.keywords ?? '',
  }
  const html = 'body' in page ? toUnresolvedHtml(page.body.code) : ''
  return [{ tag, page: indexed, sections: readSections(html, title) }]
}
