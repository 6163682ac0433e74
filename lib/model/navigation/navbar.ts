import type { ResolvedLink, ResolvedNavbar } from '@/lib/records/navigation'
import { mainDocs } from '@/lib/config/instances'
import type { DocsNavbarItem } from '@/lib/config/navbar-items'
import { listDocsItems, toItemKey } from '@/lib/config/navbar-items'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { Docs } from '../docs/create-docs'
import type { DocsVersion } from '../docs/create-version'
import { getSidebarHref } from '../docs/sidebar'
import type { DocsPageData } from '../docs/types'
import type { ModelProblem } from '@/lib/problems/model-problem'

/** Looks a docs instance up by its id; undefined if there is none. */
export type FindDocs = (id: string) => Docs | undefined

type ResolvedItem = ResolvedNavbar[string]

const navbarPath = 'lib/config/navbar.ts'

/** The sidebar of a version that holds a document. */
function findSidebarOf(version: DocsVersion, docId: string): string | undefined {
  const href = version.docs.get(docId)?.href
  for (const sidebar of version.sidebars.values()) {
    const holds = (items: typeof sidebar.items): boolean =>
      items.some(
        (item) =>
          item.type !== 'html' &&
          (item.href === href || (item.type === 'category' && holds(item.items))),
      )
    if (holds(sidebar.items)) return sidebar.id
  }
  return undefined
}

function toMissing(kind: 'doc' | 'sidebar', id: string, known: Iterable<string>): Error {
  return new Error(`No ${kind} with the id "${id}". Available: ${[...known].join(', ')}.`)
}

function resolveItem(
  item: DocsNavbarItem,
  findDocs: FindDocs,
  page: DocsPageData | undefined,
): ResolvedItem | null {
  const docsId = item.docsId ?? mainDocs.id
  const docs = findDocs(docsId)
  if (!docs) throw new Error(`No docs instance with the id "${docsId}".`)
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
      if (!link) throw toMissing('doc', docId, latest.docs.keys())
      return link
    }
    case 'docSidebar': {
      const { sidebarId } = item
      const getHref = (version: DocsVersion) => {
        const sidebar = version.sidebars.get(sidebarId)
        return sidebar && getSidebarHref(sidebar)
      }
      const link = resolveLink(getHref, docsPage?.sidebar?.id === sidebarId)
      if (!link) throw toMissing('sidebar', sidebarId, latest.sidebars.keys())
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
 * Where those items of the navbar lead that depend on the docs.
 * @param page the docs page the reader is on, or undefined elsewhere
 * @throws Error that quotes the item that cannot be resolved; its cause says why
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

/** The items that would fail on a page outside the docs, as problems of the file that configures them. */
export function checkNavbar(items: NavbarItem[], findDocs: FindDocs): ModelProblem[] {
  return items.flatMap((item) => {
    try {
      resolveNavbar([item], findDocs, undefined)
      return []
    } catch (error) {
      const { message, cause } = error as Error
      const reason = cause instanceof Error ? cause.message : message
      const id = /"([^"]*)"/.exec(reason)?.[1] ?? item.kind
      return [
        {
          path: navbarPath,
          searchText: `'${id}'`,
          message: reason.replace(/\.$/, ''),
          fix: 'correct the item of the navbar',
        },
      ]
    }
  })
}
