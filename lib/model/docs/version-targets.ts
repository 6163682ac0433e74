import { findVersionInState, versionStates } from '@/lib/config/versions'
import type { DocsConfig, Served } from '@/lib/config/types'
import { cacheByObject } from '@/lib/core/cache-by-object'
import { toStandInHref } from '@/lib/core/missing-page'
import { joinPath } from '@/lib/core/url'
import type { Href } from '@/lib/core/url'
import type { VersionTarget } from '@/lib/records/navigation'
import type { VersionNotice } from '@/lib/records/site-page'
import type { Sidebar } from '../shared/sidebar'
import { toTag } from '../shared/tags'
import type { DocsVersion } from './create-version'
import { findTrail } from './navigation'

/** A page of a version, by what it is found in the other versions. */
export type PageIdentity = {
  href: Href
  /** Id of its document; undefined for a page that is none. */
  docId: string | undefined
  sidebar: Sidebar | undefined
}

const indexIds = cacheByObject(
  ({ docs }: DocsVersion) => new Map([...docs.values()].map(({ href, id }) => [href, id])),
)

/** Pages that are not documents: those of categories and tags. */
const listGeneratedHrefs = cacheByObject(({ href, docs, generatedIndexes }: DocsVersion) => {
  const tags = [...docs.values()].flatMap(({ frontMatter }) => frontMatter.tags ?? []).map(toTag)
  return new Set([
    ...generatedIndexes.map((index) => index.href),
    ...(tags.length > 0 ? [joinPath(href, 'tags/')] : []),
    ...tags.map(({ slug }) => joinPath(href, 'tags', slug, '/')),
  ])
})

/** The page with the same document, or the generated page at the same path, in another version. */
export function findSamePage(
  version: DocsVersion,
  other: DocsVersion,
  { href, docId }: Pick<PageIdentity, 'href' | 'docId'>,
): Href | undefined {
  if (docId !== undefined) return other.docs.get(docId)?.href
  const sameHref = joinPath(other.href, href.slice(version.href.length))
  return listGeneratedHrefs(other).has(sameHref) ? sameHref : undefined
}

/** Hrefs of what is above a page, nearest first: its categories in the sidebar, then what its URL is below. */
function listParents(version: DocsVersion, { href, sidebar }: PageIdentity): Href[] {
  const categories = (sidebar && findTrail(sidebar.items, href)) ?? []
  const segments = href.slice(version.href.length).split('/').filter(Boolean)
  return [
    ...categories.flatMap((item) => (item.type === 'category' ? (item.href ?? []) : [])).reverse(),
    ...segments
      .map((_, index) => joinPath(version.href, ...segments.slice(0, index), '/'))
      .reverse(),
  ]
}

/** The nearest parent of a page that another version has, or else the main page of that version. */
function findNearestParent(version: DocsVersion, other: DocsVersion, page: PageIdentity): Href {
  for (const href of listParents(version, page)) {
    const docId = indexIds(version).get(href)
    const found = href === page.href ? undefined : findSamePage(version, other, { href, docId })
    if (found !== undefined) return found
  }
  return other.mainHref
}

/** Where a page leads in another version: to the same page, or to one that stands in for it and says so. */
export function toVersionTarget(
  version: DocsVersion,
  other: DocsVersion,
  page: PageIdentity,
): VersionTarget {
  const { name, label } = other.config
  const same = other === version ? page.href : findSamePage(version, other, page)
  return { name, label, href: same ?? toStandInHref(findNearestParent(version, other, page)) }
}

/** What the state of a version tells its readers; undefined where the instance has no version to offer. */
export function toVersionNotice(
  config: Served<DocsConfig>,
  { config: { label, state } }: DocsVersion,
  toTarget: (name: string) => VersionTarget,
): VersionNotice | undefined {
  const { form, offers, text } = versionStates[state].notice
  const offered = findVersionInState(config, offers)
  if (!offered) return undefined
  const [before = '', linkText = '', after = ''] = text
    .replaceAll('{version}', label)
    .replaceAll('{offered}', offered.label)
    .split(/[[\]]/)
  return { form, before, link: { ...toTarget(offered.name), text: linkText }, after }
}
