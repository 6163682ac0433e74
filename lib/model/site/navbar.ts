import { mainDocs } from '@/lib/config/instances'
import type { DocsNavbarItem } from '@/lib/config/navbar-items'
import { listDocsItems, toItemKey } from '@/lib/config/navbar-items'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSuggestion } from '@/lib/core/problem'
import type { SectionLink, SectionNavbar, SectionVersion } from '@/lib/records/section'
import { leadsTo } from '@/lib/records/section'
import { getVersion } from '../docs/create-version'
import { findFirstLink } from '../docs/navigation'
import type { Docs, DocsVersion } from '../docs/types'
import type { VersionedPage } from '../docs/version-targets'
import { toVersionExceptions } from '../docs/version-targets'

type ResolvedItem = SectionNavbar[string]

/** What an item refers to, and how to correct an id that doesn't exist. */
const fixes = {
  doc: 'use the id of a document: its folder and its `id`, or its file name without extension',
  'docs instance': 'use the id of an instance in lib/config/instances.ts',
  sidebar: 'use the id of a sidebar in the sidebars.ts of the version',
}

type ItemProblem = Omit<ModelProblem, 'path'>

function toUnknownId(
  kind: keyof typeof fixes,
  id: string,
  known: Iterable<string> = [],
): ItemProblem {
  const suggestion = findSuggestion(id, known)
  return {
    searchText: `'${id}'`,
    message: `no ${kind} with the id "${id}"`,
    fix: fixes[kind],
    suggestion,
  }
}

/** Returns the id of the sidebar of a version that contains a document. */
function findSidebarOf({ docs, sidebars }: DocsVersion, docId: string): string | undefined {
  const href = docs.get(docId)?.href ?? ''
  return [...sidebars.values()].find(({ rows }) => rows.some((row) => leadsTo(row, href)))?.id
}

/** The docs version that a navbar is for, and its pages. */
export type NavbarPlace = { instanceId: string; version: string; pages: readonly VersionedPage[] }

/** Returns the versions of a dropdown: their main pages, or in one of them, how to find the same page in each. */
function toVersions(
  { versions }: Docs,
  active: DocsVersion | undefined,
  pages: readonly VersionedPage[],
): SectionVersion[] {
  return versions.map((version): SectionVersion => {
    const { config, href, mainHref } = version
    const target = { name: config.name, label: config.label, href: mainHref }
    if (!active) return target
    if (version === active) return { ...target, root: href, active: true }
    return { ...target, root: href, ...toVersionExceptions(active, version, pages) }
  })
}

/** Returns the target of an item, or what is wrong with it, or undefined if it is hidden. */
function resolveItem(
  item: DocsNavbarItem,
  instances: readonly Docs[],
  place: NavbarPlace | undefined,
): ResolvedItem | ItemProblem | undefined {
  const docsId = item.docsId ?? mainDocs.id
  const docs = instances.find(({ config }) => config.id === docsId)
  if (!docs) return toUnknownId('docs instance', docsId)
  const latest = getVersion(docs, docs.config.lastVersion)
  const active = place?.instanceId === docsId ? getVersion(docs, place.version) : undefined

  const resolveLink = (
    getHref: (version: DocsVersion) => string | undefined,
  ): SectionLink | undefined => {
    const own = active && getHref(active)
    const href = own ?? getHref(latest)
    if (href === undefined) return undefined
    if (own !== undefined || docs.versions.length === 1) return { href }
    const hrefByVersion = Object.fromEntries(
      docs.versions.map((version) => [version.config.name, getHref(version) ?? href]),
    )
    return { href, hrefByVersion }
  }

  switch (item.kind) {
    case 'doc': {
      const { docId } = item
      const doc = active?.docs.get(docId) ?? latest.docs.get(docId)
      if (!doc && (active ?? latest).draftIds.has(docId)) return undefined
      const { unlisted } = doc?.frontMatter ?? {}
      if (unlisted && !active) return undefined
      const link = resolveLink((version) => version.docs.get(docId)?.href)
      if (!link) return toUnknownId('doc', docId, latest.docs.keys())
      if (!active) return link
      const sidebar = findSidebarOf(active, docId) ?? findSidebarOf(latest, docId)
      return { ...link, sidebar, marksOwnPage: true, unlisted }
    }
    case 'docSidebar': {
      const { sidebarId } = item
      const link = resolveLink((version) => {
        return findFirstLink(version.sidebars.get(sidebarId)?.rows ?? [])?.href
      })
      if (link) return active ? { ...link, sidebar: sidebarId } : link
      const ids = [...latest.sidebars.keys()]
      const isKnown = ids.includes(sidebarId)
      if (hasBrokenSidebars(docs) && (isKnown || ids.length === 0)) return undefined
      if (!isKnown) return toUnknownId('sidebar', sidebarId, ids)
      const message = `The sidebar "${sidebarId}" doesn't have any link`
      return { searchText: `'${item.kind}'`, message, fix: 'correct the navbar item' }
    }
    case 'docsVersion': {
      const link = resolveLink((version) => version.mainHref)
      const { label } = (active ?? latest).config
      return link && { label, ...link, ...(active && { active: true }) }
    }
    case 'docsVersionDropdown':
      return { label: latest.config.label, versions: toVersions(docs, active, place?.pages ?? []) }
  }
}

/**
 * Resolves the navbar items that depend on the docs, for all pages of a docs version or for those outside the docs.
 * Leaves out those that `checkNavbar` reports.
 */
export function toSectionNavbar(
  items: NavbarItem[],
  instances: readonly Docs[],
  place: NavbarPlace | undefined,
): SectionNavbar {
  const resolved: SectionNavbar = {}
  for (const item of listDocsItems(items)) {
    const found = resolveItem(item, instances, place)
    if (found && !('message' in found)) resolved[toItemKey(item)] = found
  }
  return resolved
}

/** Whether a version of an instance has a sidebar file with problems, which are already reported. */
function hasBrokenSidebars({ versions, problems }: Docs): boolean {
  return versions.some(({ sidebarsPath }) => problems.some(({ path }) => path === sidebarsPath))
}

/**
 * Reports the items that have no target on a page outside the docs, including those in dropdowns, as problems of the
 * file that configures them.
 */
export function checkNavbar(items: NavbarItem[], instances: readonly Docs[]): ModelProblem[] {
  return listDocsItems(items).flatMap((item) => {
    const found = resolveItem(item, instances, undefined)
    return found && 'message' in found ? [{ path: 'lib/config/navbar.ts', ...found }] : []
  })
}
