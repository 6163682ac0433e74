import type { ResolvedLink, ResolvedNavbar } from '@/lib/records/navigation'
import { mainDocs } from '@/lib/config/instances'
import type { DocsNavbarItem } from '@/lib/config/navbar-items'
import { listDocsItems, toItemKey } from '@/lib/config/navbar-items'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { Docs } from '../docs/create-docs'
import type { DocsVersion } from '../docs/create-version'
import { getSidebarHref, withSuggestion } from '../docs/sidebar'
import type { DocsPageData } from '../docs/types'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { findSuggestion } from '@/lib/problems/problem'

/** Returns the docs instance with an id, or undefined if there is none. */
export type FindDocs = (id: string) => Docs | undefined

type ResolvedItem = ResolvedNavbar[string]

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

function resolveItem(
  item: DocsNavbarItem,
  findDocs: FindDocs,
  page: DocsPageData | undefined,
): ResolvedItem | null {
  const docsId = item.docsId ?? mainDocs.id
  const docs = findDocs(docsId)
  if (!docs) throw new UnknownIdError('docs instance', docsId, undefined)
  const docsPage = page?.instanceId === docsId ? page : undefined
  const latest = docs.getVersion(docs.config.lastVersion)
  const active = docsPage && docs.getVersion(docsPage.version.name)

  const resolveLink = (
    getHref: (version: DocsVersion) => string | undefined,
    isActive: boolean,
  ): ResolvedLink | undefined => {
    const href = (active && getHref(active)) ?? getHref(latest)
    if (href === undefined) return undefined
    const link: ResolvedLink = isActive ? { href, active: true } : { href }
    if (active || docs.versions.length === 1) return link
    const hrefByVersion = Object.fromEntries(
      docs.versions.map((version) => [version.config.name, getHref(version) ?? href]),
    )
    return { ...link, hrefByVersion }
  }

  switch (item.kind) {
    case 'doc': {
      const { docId } = item
      const doc = active?.docs.get(docId) ?? latest.docs.get(docId)
      if (!doc && (active ?? latest).draftIds.has(docId)) return null
      if (doc?.unlisted && doc.href !== docsPage?.href) return null
      const sidebarId = (active && findSidebarOf(active, docId)) ?? findSidebarOf(latest, docId)
      const sharesSidebar = docsPage?.sidebar !== undefined && docsPage.sidebar.id === sidebarId
      const isActive = sharesSidebar || (doc !== undefined && doc.href === docsPage?.href)
      const link = resolveLink((version) => version.docs.get(docId)?.href, isActive)
      if (!link) throw new UnknownIdError('doc', docId, findSuggestion(docId, latest.docs.keys()))
      return link
    }
    case 'docSidebar': {
      const { sidebarId } = item
      const getHref = (version: DocsVersion) => {
        const sidebar = version.sidebars.get(sidebarId)
        return sidebar && getSidebarHref(sidebar)
      }
      const link = resolveLink(getHref, docsPage?.sidebar?.id === sidebarId)
      if (!link) {
        const suggestion = findSuggestion(sidebarId, latest.sidebars.keys())
        throw new UnknownIdError('sidebar', sidebarId, suggestion)
      }
      return link
    }
    case 'docsVersion': {
      const link = resolveLink((version) => version.mainHref, docsPage !== undefined)
      return link ? { label: (active ?? latest).config.label, ...link } : null
    }
    case 'docsVersionDropdown':
      return {
        label: latest.config.label,
        links:
          docsPage?.versionLinks ??
          docs.versions.map(({ config: { name, label }, mainHref }) => ({
            name,
            label,
            href: mainHref,
          })),
      }
  }
}

/**
 * Resolves the navbar items that depend on the docs.
 * @param page the docs page that the reader is on, or undefined elsewhere
 * @throws Error that quotes the item that can't be resolved; its cause gives the reason
 */
export function resolveNavbar(
  items: NavbarItem[],
  findDocs: FindDocs,
  page: DocsPageData | undefined,
): ResolvedNavbar {
  const resolved: ResolvedNavbar = {}
  for (const item of listDocsItems(items)) {
    try {
      const found = resolveItem(item, findDocs, page)
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
    resolveNavbar([item], findDocs, undefined)
    return true
  } catch {
    return false
  }
}
