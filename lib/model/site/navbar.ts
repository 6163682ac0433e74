import { mainDocs } from '@/lib/config/instances'
import type { DocsNavbarItem } from '@/lib/config/navbar-items'
import { listDocsItems, toItemKey } from '@/lib/config/navbar-items'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { findSuggestion } from '@/lib/problems/problem'
import type { SectionLink, SectionNavbar, SectionVersion } from '@/lib/records/section'
import { leadsTo } from '@/lib/records/section'
import { getVersion } from '../docs/create-version'
import { getSidebarHref } from '../docs/sidebar'
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

/** Thrown for an item that refers to something that doesn't exist. */
class UnknownIdError extends Error {
  override name = 'UnknownIdError'

  readonly problem: Omit<ModelProblem, 'path'>

  constructor(kind: keyof typeof fixes, id: string, known: Iterable<string> = []) {
    const suggestion = findSuggestion(id, known)
    const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
    super(`No ${kind} with the id "${id}".${hint}`)
    const message = `no ${kind} with the id "${id}"`
    this.problem = { searchText: `'${id}'`, message, fix: fixes[kind], suggestion }
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

function resolveItem(
  item: DocsNavbarItem,
  instances: readonly Docs[],
  place: NavbarPlace | undefined,
): ResolvedItem | null {
  const docsId = item.docsId ?? mainDocs.id
  const docs = instances.find(({ config }) => config.id === docsId)
  if (!docs) throw new UnknownIdError('docs instance', docsId)
  const latest = getVersion(docs, docs.config.lastVersion)
  const active = place?.instanceId === docsId ? getVersion(docs, place.version) : undefined

  const resolveLink = (
    getHref: (version: DocsVersion) => string | undefined,
  ): SectionLink | undefined => {
    const href = (active && getHref(active)) ?? getHref(latest)
    if (href === undefined) return undefined
    if (active || docs.versions.length === 1) return { href }
    const hrefByVersion = Object.fromEntries(
      docs.versions.map((version) => [version.config.name, getHref(version) ?? href]),
    )
    return { href, hrefByVersion }
  }

  switch (item.kind) {
    case 'doc': {
      const { docId } = item
      const doc = active?.docs.get(docId) ?? latest.docs.get(docId)
      if (!doc && (active ?? latest).draftIds.has(docId)) return null
      const { unlisted } = doc?.frontMatter ?? {}
      if (unlisted && !active) return null
      const link = resolveLink((version) => version.docs.get(docId)?.href)
      if (!link) throw new UnknownIdError('doc', docId, latest.docs.keys())
      if (!active) return link
      const sidebar = findSidebarOf(active, docId) ?? findSidebarOf(latest, docId)
      return { ...link, sidebar, marksOwnPage: true, unlisted }
    }
    case 'docSidebar': {
      const { sidebarId } = item
      const link = resolveLink((version) => {
        const sidebar = version.sidebars.get(sidebarId)
        return sidebar && getSidebarHref(sidebar)
      })
      if (!link) throw new UnknownIdError('sidebar', sidebarId, latest.sidebars.keys())
      return active ? { ...link, sidebar: sidebarId } : link
    }
    case 'docsVersion': {
      const link = resolveLink((version) => version.mainHref)
      const { label } = (active ?? latest).config
      return link ? { label, ...link, ...(active && { active: true }) } : null
    }
    case 'docsVersionDropdown':
      return { label: latest.config.label, versions: toVersions(docs, active, place?.pages ?? []) }
  }
}

/**
 * Resolves the navbar items that depend on the docs, for all pages of a docs version or for those outside the docs.
 * @throws Error that quotes the item that can't be resolved; its cause gives the reason
 */
export function toSectionNavbar(
  items: NavbarItem[],
  instances: readonly Docs[],
  place: NavbarPlace | undefined,
): SectionNavbar {
  const resolved: SectionNavbar = {}
  for (const item of listDocsItems(items)) {
    try {
      const found = resolveItem(item, instances, place)
      if (found) resolved[toItemKey(item)] = found
    } catch (cause) {
      throw new Error(`This navbar item cannot be resolved: ${JSON.stringify(item)}`, { cause })
    }
  }
  return resolved
}

/** Whether a version of an instance has a sidebar file with problems, which are already reported. */
function hasBrokenSidebars({ versions, problems }: Docs): boolean {
  return versions.some(({ sidebarsPath }) => problems.some(({ path }) => path === sidebarsPath))
}

/**
 * Reports the items that would fail on a page outside the docs, including those in dropdowns, as problems of the file
 * that configures them.
 */
export function checkNavbar(items: NavbarItem[], instances: readonly Docs[]): ModelProblem[] {
  const path = 'lib/config/navbar.ts'
  return items.flatMap((item): ModelProblem[] => {
    try {
      const all = listDocsItems([item])
      for (const own of all.filter((each) => each === item)) resolveItem(own, instances, undefined)
      const inside = all.filter((each) => each !== item)
      return checkNavbar(inside, instances)
    } catch (error) {
      if (error instanceof UnknownIdError) return [{ path, ...error.problem }]
      const docsId = 'docsId' in item ? item.docsId : undefined
      const docs = instances.find(({ config }) => config.id === (docsId ?? mainDocs.id))
      if (docs && hasBrokenSidebars(docs)) return []
      const message = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
      return [{ path, searchText: `'${item.kind}'`, message, fix: 'correct the navbar item' }]
    }
  })
}

/** Whether an item can be resolved; a hidden item counts as resolved. */
export function isResolvable(item: NavbarItem, instances: readonly Docs[]): boolean {
  try {
    toSectionNavbar([item], instances, undefined)
    return true
  } catch {
    return false
  }
}
