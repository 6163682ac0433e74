import type { SectionLink, SectionNavbar, SectionVersion } from '@/lib/records/section'
import { mainDocs } from '@/lib/config/instances'
import type { DocsNavbarItem } from '@/lib/config/navbar-items'
import { listDocsItems, toItemKey } from '@/lib/config/navbar-items'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { Docs } from '../docs/create-docs'
import type { DocsVersion } from '../docs/create-version'
import { getSidebarHref, withSuggestion } from '../docs/sidebar'
import type { VersionedPage } from '../docs/version-targets'
import { toVersionExceptions } from '../docs/version-targets'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { findSuggestion } from '@/lib/problems/problem'

/** Returns the docs instance with an id, or undefined if there is none. */
export type FindDocs = (id: string) => Docs | undefined

type ResolvedItem = SectionNavbar[string]

const navbarPath = 'lib/config/navbar.ts'

/** Returns the id of the sidebar of a version that contains a document. */
function findSidebarOf(version: DocsVersion, docId: string): string | undefined {
  const href = version.docs.get(docId)?.href
  for (const sidebar of version.sidebars.values()) {
    const includesDoc = (items: typeof sidebar.items): boolean =>
      items.some(
        (item) =>
          item.type !== 'html' &&
          (item.href === href || (item.type === 'category' && includesDoc(item.items))),
      )
    if (includesDoc(sidebar.items)) return sidebar.id
  }
  return undefined
}

/** Thrown for an item that refers to something that doesn't exist. */
class UnknownIdError extends Error {
  override name = 'UnknownIdError'

  /** @param suggestion the id that was probably meant */
  constructor(
    readonly kind: 'doc' | 'docs instance' | 'sidebar',
    readonly id: string,
    readonly suggestion: string | undefined,
  ) {
    const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
    super(`No ${kind} with the id "${id}".${hint}`)
  }
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
  findDocs: FindDocs,
  place: NavbarPlace | undefined,
): ResolvedItem | null {
  const docsId = item.docsId ?? mainDocs.id
  const docs = findDocs(docsId)
  if (!docs) throw new UnknownIdError('docs instance', docsId, undefined)
  const latest = docs.getVersion(docs.config.lastVersion)
  const active = place?.instanceId === docsId ? docs.getVersion(place.version) : undefined

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
      if (doc?.unlisted && !active) return null
      const link = resolveLink((version) => version.docs.get(docId)?.href)
      if (!link) throw new UnknownIdError('doc', docId, findSuggestion(docId, latest.docs.keys()))
      if (!active) return link
      const sidebar = findSidebarOf(active, docId) ?? findSidebarOf(latest, docId)
      return {
        ...link,
        ...(sidebar !== undefined && { sidebar }),
        marksOwnPage: true,
        ...(doc?.unlisted && { unlisted: true }),
      }
    }
    case 'docSidebar': {
      const { sidebarId } = item
      const link = resolveLink((version) => {
        const sidebar = version.sidebars.get(sidebarId)
        return sidebar && getSidebarHref(sidebar)
      })
      if (!link) {
        const suggestion = findSuggestion(sidebarId, latest.sidebars.keys())
        throw new UnknownIdError('sidebar', sidebarId, suggestion)
      }
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
  findDocs: FindDocs,
  place: NavbarPlace | undefined,
): SectionNavbar {
  const resolved: SectionNavbar = {}
  for (const item of listDocsItems(items)) {
    try {
      const found = resolveItem(item, findDocs, place)
      if (found) resolved[toItemKey(item)] = found
    } catch (cause) {
      throw new Error(`This navbar item cannot be resolved: ${JSON.stringify(item)}`, { cause })
    }
  }
  return resolved
}

const fixes: Record<UnknownIdError['kind'], string> = {
  doc: 'use the id of a document: its folder and its `id`, or its file name without extension',
  'docs instance': 'use the id of an instance in lib/config/instances.ts',
  sidebar: 'use the id of a sidebar in the sidebars.ts of the version',
}

function toProblem(error: unknown, kind: NavbarItem['kind']): ModelProblem {
  if (error instanceof UnknownIdError) {
    return {
      path: navbarPath,
      searchText: `'${error.id}'`,
      message: `no ${error.kind} with the id "${error.id}"`,
      fix: fixes[error.kind],
      ...withSuggestion(error.suggestion),
    }
  }
  return {
    path: navbarPath,
    searchText: `'${kind}'`,
    message: error instanceof Error ? error.message.replace(/\.$/, '') : String(error),
    fix: 'correct the navbar item',
  }
}

/** Whether an error is caused by a sidebar file whose problems are already reported. */
function isReported(error: unknown, docs: Docs | undefined): boolean {
  const files = docs?.versions.map(({ sidebarsPath }) => sidebarsPath) ?? []
  return (
    !(error instanceof UnknownIdError) &&
    (docs?.problems.some(({ path }) => files.includes(path)) ?? false)
  )
}

/**
 * Reports the items that would fail on a page outside the docs, including those in dropdowns, as problems of the file
 * that configures them.
 */
export function checkNavbar(items: NavbarItem[], findDocs: FindDocs): ModelProblem[] {
  const checkItem = (item: DocsNavbarItem): ModelProblem[] => {
    try {
      resolveItem(item, findDocs, undefined)
      return []
    } catch (error) {
      const isKnown = isReported(error, findDocs(item.docsId ?? mainDocs.id))
      return isKnown ? [] : [toProblem(error, item.kind)]
    }
  }
  return items.flatMap((item) => {
    try {
      return listDocsItems([item]).flatMap(checkItem)
    } catch (error) {
      return [toProblem(error, item.kind)]
    }
  })
}

/** Whether an item can be resolved; a hidden item counts as resolved. */
export function isResolvable(item: NavbarItem, findDocs: FindDocs): boolean {
  try {
    toSectionNavbar([item], findDocs, undefined)
    return true
  } catch {
    return false
  }
}
