import { findFirstLink } from '../docs/navigation'
import type { Docs } from '../docs/create-docs'
import type { DocsVersion } from '../docs/create-version'

/** A document that other parts of the site can look up. */
export type GlobalDoc = { id: string; path: string; sidebar?: string; unlisted?: true }

/** A version of a docs instance. */
export type GlobalVersion = {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
  docs: GlobalDoc[]
  draftIds: string[]
  /** The first page of each sidebar; a sidebar without pages has no link. */
  sidebars: Record<string, { link?: { path: string; label: string } }>
}

/** Data of a docs instance that the rest of the site can use. */
export type GlobalDocsData = { path: string; versions: GlobalVersion[]; breadcrumbs: boolean }

function toGlobalVersion(instance: Docs, version: DocsVersion): GlobalVersion {
  const { config, docs, sidebars } = version
  const root = instance.config.routeBasePath
  // Pages have their sidebar. No generated page shares the URL of a document, so the page found is the document's.
  const findSidebar = (href: string): string | undefined =>
    instance.find(href.slice(root.length).split('/').filter(Boolean))?.sidebar?.id
  const placed = [...docs.values()]
  return {
    name: config.name,
    label: config.label,
    isLast: config.name === instance.config.lastVersion,
    path: version.href,
    mainDocId: placed.find(({ href }) => href === version.mainHref)?.id ?? placed[0]?.id ?? '',
    docs: placed.map(({ id, href, unlisted }) => {
      const sidebar = findSidebar(href)
      return {
        id,
        path: href,
        ...(sidebar !== undefined && { sidebar }),
        ...(unlisted && { unlisted }),
      }
    }),
    draftIds: [...version.draftIds],
    sidebars: Object.fromEntries(
      [...sidebars.values()].map(({ id, items }) => {
        const link = findFirstLink(items)
        return [id, link ? { link: { path: link.href, label: link.label } } : {}]
      }),
    ),
  }
}

/** Returns the data of the docs instances that the rest of the site can use, by instance id. */
export function toGlobalData(instances: Docs[]): Record<string, GlobalDocsData> {
  return Object.fromEntries(
    instances.map((docs) => [
      docs.config.id,
      {
        path: docs.config.routeBasePath,
        versions: docs.versions.map((version) => toGlobalVersion(docs, version)),
        breadcrumbs: docs.config.breadcrumbs,
      },
    ]),
  )
}
