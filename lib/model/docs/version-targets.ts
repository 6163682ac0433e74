import groupBy from 'lodash-es/groupBy.js'
import { findVersionInState, versionStates } from '@/lib/config/versions'
import type { DocsConfig } from '@/lib/config/types'
import { cacheByObject } from '@/lib/core/cache-by-object'
import { toFallbackHref } from '@/lib/core/missing-page'
import { joinPagePath } from '@/lib/core/url'
import type { Href } from '@/lib/core/url'
import type { VersionTarget } from '@/lib/records/navigation'
import type { SectionVersion } from '@/lib/records/section'
import { toSiblings } from '@/lib/records/section'
import type { VersionNotice } from '@/lib/records/site-page'
import type { SidebarTree } from '@/lib/records/section'
import { toTag } from '../shared/tags'
import { findTrail } from './navigation'
import type { DocsVersion } from './types'

/** Data that identifies a page in other versions. */
export type PageIdentity = {
  href: Href
  /** Id of its document; undefined for a page without a document. */
  docId?: string
  sidebar?: SidebarTree | undefined
}

const indexIds = cacheByObject(
  ({ docs }: DocsVersion) => new Map([...docs.values()].map(({ href, id }) => [href, id])),
)

/** Returns the URLs of pages that aren't documents: those of categories and tags. */
const listGeneratedHrefs = cacheByObject(({ href, docs, generatedIndexes }: DocsVersion) => {
  const tags = [...docs.values()].flatMap(({ frontMatter }) => frontMatter.tags ?? []).map(toTag)
  return new Set([
    ...generatedIndexes.map((index) => index.href),
    ...(tags.length > 0 ? [joinPagePath(href, 'tags')] : []),
    ...tags.map(({ slug }) => joinPagePath(href, 'tags', slug)),
  ])
})

/** Returns the page of another version with the same document, or the generated page at the same path. */
export function findSamePage(
  version: DocsVersion,
  other: DocsVersion,
  { href, docId }: Pick<PageIdentity, 'href' | 'docId'>,
): Href | undefined {
  if (docId !== undefined) return other.docs.get(docId)?.href
  const sameHref = joinPagePath(other.href, href.slice(version.href.length))
  return listGeneratedHrefs(other).has(sameHref) ? sameHref : undefined
}

/** Lists the hrefs above a page, nearest first: its categories in the sidebar, then the parents of its URL. */
function listParents(version: DocsVersion, { href, sidebar }: PageIdentity): Href[] {
  const categories = sidebar ? findTrail(sidebar, href) : []
  const segments = href.slice(version.href.length).split('/').filter(Boolean)
  return [
    ...categories.flatMap((item) => ('rows' in item ? (item.href ?? []) : [])).reverse(),
    ...segments
      .map((_, index) => joinPagePath(version.href, ...segments.slice(0, index)))
      .reverse(),
  ]
}

/** Returns the nearest parent of a page that another version has, or else the main page of that version. */
function findNearestParent(version: DocsVersion, other: DocsVersion, page: PageIdentity): Href {
  for (const href of listParents(version, page)) {
    const docId = indexIds(version).get(href)
    const found = href === page.href ? undefined : findSamePage(version, other, { href, docId })
    if (found !== undefined) return found
  }
  return other.mainHref
}

/** Returns a page's target in another version: the same page, or a fallback, marked by its hash. */
export function toVersionTarget(
  version: DocsVersion,
  other: DocsVersion,
  page: PageIdentity,
): VersionTarget {
  const { name, label } = other.config
  const same = other === version ? page.href : findSamePage(version, other, page)
  return { name, label, href: same ?? toFallbackHref(findNearestParent(version, other, page)) }
}

/** A page, and where its readers get to in each version. */
export type VersionedPage = { href: Href; versionLinks: readonly VersionTarget[] }

/** Returns the pages of a version whose place in another version isn't at the same path below that version. */
export function toVersionExceptions(
  version: DocsVersion,
  other: DocsVersion,
  pages: readonly VersionedPage[],
): Pick<SectionVersion, 'exceptions'> {
  const targets = pages.map(({ href, versionLinks }): [rest: string, target: string] => {
    const rest = href.slice(version.href.length)
    const link = versionLinks.find(({ name }) => name === other.config.name)
    return [rest, link?.href.slice(other.href.length) ?? rest]
  })
  const groups = Object.values(groupBy(targets, ([rest]) => toSiblings(rest)))
  const exceptions = groups.flatMap((siblings): [rest: string, target: string][] => {
    const [[rest, target] = ['', '']] = siblings
    const isShared = siblings.length > 1 && siblings.every((each) => each[1] === target)
    return isShared ? [[toSiblings(rest), target]] : siblings.filter(([own, to]) => own !== to)
  })
  return exceptions.length > 0 ? { exceptions: Object.fromEntries(exceptions) } : {}
}

/** Returns the notice about a version's state, or undefined if the instance has no version to offer. */
export function toVersionNotice(
  config: DocsConfig,
  { config: { label, state } }: DocsVersion,
  versionLinks: readonly VersionTarget[],
): VersionNotice | undefined {
  const { form, linksTo, text } = versionStates[state].notice
  const offered = findVersionInState(config, linksTo)
  const target = versionLinks.find(({ name }) => name === offered?.name)
  if (!target) return undefined
  const [before = '', linkText = '', after = ''] = text
    .replaceAll('{version}', label)
    .replaceAll('{offered}', target.label)
    .split(/[[\]]/)
  return { form, before, link: { ...target, text: linkText }, after }
}
