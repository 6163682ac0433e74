import { referencePaths, searchGroups, upgradePaths } from '@/lib/config/search'
import type { SitePath } from '@/lib/core/url'
import type { SitePage } from '@/lib/records/site-page'
import type { Part } from '@/lib/search/index-files'
import type { SearchTag } from '@/lib/search/protocol'
import { DEFAULT_TAG } from '@/lib/search/tags'
import type { Section } from './read-sections'
import { readSections } from './read-sections'
import { findSearchArea } from './search-tag'

/** Everything that search uses from a page. */
export type SearchPage = {
  path: SitePath
  tag: SearchTag
  /** Text of the first level: the sidebar category, or the part of the site. */
  group: string
  part: Part
  title: string
  description: string
  keywords: string
  /** Value of `lang`. */
  language: string
  /** The first one is the content before the page's first heading. */
  sections: Section[]
}

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

/** Whether search should find the page. Lists only repeat what is on other pages. */
function isFindable(page: SitePage): boolean {
  if (!page.isIndexable || page.isUnlisted || page.isDraft || page.scheduledFor) return false
  switch (page.kind) {
    case 'doc':
    case 'category':
    case 'post':
    case 'release':
    case 'page':
    case 'home':
    case 'versions':
    case 'upgrade':
    case 'site-map':
    case 'showcase':
    case 'feature-requests':
    case 'offline':
    case 'privacy':
      return true
    case 'post-list':
      return page.list.newerHref === undefined
    // Upgrade pairs repeat the changelog, the options and each other.
    case 'upgrade-pair':
    case 'docs-tags':
    case 'docs-tag':
    case 'blog-tags':
    case 'blog-tag':
    case 'archive':
    case 'fixtures':
    case 'error-tests':
    case 'search':
    case 'debug':
    case 'not-found':
      return false
  }
}

/** Returns the text of a category's cards, because its page has no other text. */
function toCardSections(page: SitePage): Section[] {
  const cards = page.kind === 'category' ? page.cards : []
  const text = cards.map(({ label, description }) => `${label}: ${description}`).join(' ')
  return [{ level: 1, name: '', id: '', isCode: false, text, code: '', closed: [], facts: '' }]
}

/**
 * Returns a page in the form that search uses, or undefined if readers shouldn't find it.
 * @param bodyHtml body of the page, as returned by `toUnresolvedHtml`; undefined if it has none
 */
export function toSearchPage(page: SitePage, bodyHtml: string | undefined): SearchPage | undefined {
  if (!isFindable(page)) return undefined
  const { tag, root } = findSearchArea(page.path)
  const isVersioned = tag !== DEFAULT_TAG
  return {
    path: page.path,
    tag,
    group: findGroup(page, isVersioned),
    part: findPart(page, isVersioned ? page.path.slice(root.length) : undefined),
    title: page.kind === 'release' ? (page.socialImage?.card.title ?? page.title) : page.title,
    description: page.description ?? '',
    keywords: page.head.keywords ?? '',
    language: page.language,
    sections: bodyHtml === undefined ? toCardSections(page) : readSections(bodyHtml),
  }
}
