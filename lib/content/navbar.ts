import { withBaseUrl } from '@/lib/base-url'
import type { NavbarItem } from '@/lib/config/types'
import type { Docs } from './docs/create-docs'
import type { DocsVersion } from './docs/create-version'
import { getSidebarHref } from './docs/sidebar'
import type { DocsPageData, VersionLink } from './docs/types'
import type { ModelFault } from './model-fault'

/** A navbar item ready to be rendered. */
export type NavbarEntry = { position: 'left' | 'right' } & (
  | {
      kind: 'docs'
      label: string
      href: string
      active: boolean
      /** Href by version name, for readers who are on no version but prefer one. Empty on pages of a version. */
      hrefByVersion: Record<string, string>
    }
  | { kind: 'link'; label: string; href: string; active: boolean }
  | { kind: 'versions'; label: string; links: VersionLink[] }
  | { kind: 'repository'; label: string; href: string }
)

/** First version, in the order given, in which `getHref` finds something. */
function findInVersions(
  versions: DocsVersion[],
  getHref: (version: DocsVersion) => string | undefined,
): string | undefined {
  for (const version of versions) {
    const href = getHref(version)
    if (href !== undefined) return href
  }
  return undefined
}

/** The entry of one item; none if the item is hidden on the page. */
function resolveItem(item: NavbarItem, docs: Docs, page: DocsPageData | undefined): NavbarEntry[] {
  const docsPage = page?.instanceId === docs.config.id ? page : undefined
  const latest = docs.getVersion(docs.config.lastVersion)
  const active = docsPage && docs.getVersion(docsPage.version.name)

  const resolveDocs = (
    { label, position }: { label: string; position: 'left' | 'right' },
    getHref: (version: DocsVersion) => string | undefined,
    isActive: boolean,
    missing: string,
  ): NavbarEntry[] => {
    const href = findInVersions(active ? [active, latest] : [latest], getHref)
    if (href === undefined) throw new Error(missing)
    const hrefByVersion: Record<string, string> = {}
    if (!active) {
      for (const version of docs.versions) {
        hrefByVersion[version.config.name] = getHref(version) ?? href
      }
    }
    return [{ kind: 'docs', label, position, href, active: isActive, hrefByVersion }]
  }

  switch (item.kind) {
    case 'doc': {
      const doc = (active ?? latest).docs.get(item.docId) ?? latest.docs.get(item.docId)
      if (doc?.unlisted && doc.href !== docsPage?.href) return []
      if (!doc && latest.draftIds.has(item.docId)) return []
      const sidebarId = findInVersions([active ?? latest, latest], (version) =>
        findSidebarOf(version, item.docId),
      )
      return resolveDocs(
        item,
        (version) => version.docs.get(item.docId)?.href,
        docsPage?.sidebar !== undefined && docsPage.sidebar.id === sidebarId,
        `No doc with the id "${item.docId}". Available: ${[...latest.docs.keys()].join(', ')}.`,
      )
    }
    case 'docSidebar':
      return resolveDocs(
        item,
        (version) => {
          const sidebar = version.sidebars.get(item.sidebarId)
          return sidebar && getSidebarHref(sidebar)
        },
        docsPage?.sidebar?.id === item.sidebarId,
        `No sidebar with the id "${item.sidebarId}". Available: ${[...latest.sidebars.keys()].join(', ')}.`,
      )
    case 'docsVersionDropdown':
      return [
        {
          kind: 'versions',
          position: item.position,
          label: (active ?? latest).config.label,
          links:
            docsPage?.versionLinks ??
            docs.versions.map((version) => ({
              name: version.config.name,
              label: version.config.label,
              href: version.mainHref,
              active: false,
            })),
        },
      ]
    case 'link': {
      const { kind, label, position } = item
      const base = withBaseUrl(item.activeBasePath ?? item.href)
      const href = withBaseUrl(item.href)
      return [{ kind, label, position, href, active: page?.href.startsWith(base) ?? false }]
    }
    case 'repository':
      return [item]
  }
  // For the compiler there is no other kind.
  throw new Error(`No NavbarItem component found for type "${(item as NavbarItem).kind}".`)
}

/**
 * Resolves the configured navbar for a page.
 * @param page the docs page the reader is on, or undefined elsewhere
 * @throws Error that quotes the item that cannot be resolved; its cause says why
 */
export function resolveNavbar(
  items: NavbarItem[],
  docs: Docs,
  page: DocsPageData | undefined,
): NavbarEntry[] {
  return items.flatMap((item) => {
    try {
      return resolveItem(item, docs, page)
    } catch (cause) {
      throw new Error(`This navbar item cannot be resolved: ${JSON.stringify(item)}`, { cause })
    }
  })
}

/** The items that would fail on a page outside the docs, as faults of the file that configures them. */
export function checkNavbar(items: NavbarItem[], docs: Docs): ModelFault[] {
  return items.flatMap((item) => {
    try {
      resolveItem(item, docs, undefined)
      return []
    } catch (error) {
      const id = 'docId' in item ? item.docId : 'sidebarId' in item ? item.sidebarId : item.kind
      return [
        {
          path: 'lib/config/site.ts',
          needle: `'${id}'`,
          message: (error as Error).message.replace(/\.$/, ''),
          fix: 'correct the item of the navbar',
        },
      ]
    }
  })
}

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
