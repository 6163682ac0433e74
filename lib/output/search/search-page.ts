import { referencePaths, searchGroups, upgradePaths } from '@/lib/config/search'
import type { PageKind, SitePage } from '@/lib/records/site-page'
import type { IndexedPage, Part } from '@/lib/search/index-files'
import type { SearchTag } from '@/lib/search/protocol'
import { DEFAULT_TAG } from '@/lib/search/tags'
import type { Section } from './read-sections'
import { createSection, readSections } from './read-sections'
import { findSearchArea } from './search-tag'

/** Everything that search uses from a page. */
export type SearchPage = IndexedPage & { tag: SearchTag; sections: Section[] }

function findPart(page: SitePage, rest: string | undefined): Part {
  if (rest !== undefined) {
    if (upgradePaths.some((path) => rest.startsWith(path))) return 'upgrade'
    return referencePaths.some((path) => rest.startsWith(path)) ? 'reference' : 'guide'
  }
  if (page.kind === 'release') return 'changelog'
  if (!('blog' in page)) return 'site'
  return page.kind === 'post' ? 'blog' : 'site'
}

function findGroup(page: SitePage, isVersioned: boolean): string {
  if ('blog' in page) return page.blog.title
  if (!('breadcrumbs' in page)) return page.socialImage?.card.section || searchGroups.site
  const [category, ...below] = page.breadcrumbs
  if (category && below.length > 0) return category.label
  return isVersioned ? searchGroups.docs : page.socialImage?.card.section || searchGroups.site
}

/** Kinds of pages that only repeat what is on others, and those that say nothing. */
const UNFOUND: ReadonlySet<PageKind> = new Set([
  'upgrade-pair',
  'docs-tags',
  'docs-tag',
  'blog-tags',
  'blog-tag',
  'archive',
  'fixtures',
  'error-tests',
  'search',
  'debug',
  'not-found',
])

/** Whether search should find the page. */
function isFindable(page: SitePage): boolean {
  if (!page.isIndexable || page.isUnlisted || page.isDraft || page.scheduledFor) return false
  if (page.kind === 'post-list') return page.list.newerHref === undefined
  return !UNFOUND.has(page.kind)
}

/** Returns the section of a page without a body: the cards of a category are its text. */
function toCardSection(page: SitePage, title: string): Section {
  const cards = page.kind === 'category' ? page.cards : []
  const text = cards.map(({ label, description }) => `${label}: ${description}`).join(' ')
  return { ...createSection('title', 0, title), text }
}

/**
 * Returns a page in the form that search uses, or undefined if readers shouldn't find it.
 * @param bodyHtml body of the page, as returned by `toUnresolvedHtml`; undefined if it has none
 */
export function toSearchPage(page: SitePage, bodyHtml: string | undefined): SearchPage | undefined {
  if (!isFindable(page)) return undefined
  const { tag, root } = findSearchArea(page.path)
  const isVersioned = tag !== DEFAULT_TAG
  const title = page.kind === 'release' ? (page.socialImage?.card.title ?? page.title) : page.title
  return {
    path: page.path.slice(1),
    tag,
    group: findGroup(page, isVersioned),
    part: findPart(page, isVersioned ? page.path.slice(root.length) : undefined),
    description: page.description ?? '',
    keywords: page.head.metadata.keywords ?? '',
    sections: bodyHtml === undefined ? [toCardSection(page, title)] : readSections(bodyHtml, title),
  }
}
