import { docsInstances } from '@/lib/config/instances'
import type { DocsConfig } from '@/lib/config/types'
import type { SitePath } from '@/lib/core/url'
import type { SearchTag } from './protocol'
import { toDocsTag } from './tags'

/** A version of a docs instance as something to search. */
export type SearchVersion = {
  name: string
  label: string
  /** Value of the facet `docusaurus_tag` of its pages. */
  tag: SearchTag
  /** Path of the version without the base URL, with both slashes. */
  path: SitePath
}

/** A docs instance as something to search. */
export type SearchScope = {
  /** Identity of the docs instance. */
  id: string
  /** Newest first. */
  versions: readonly SearchVersion[]
  /** Name of the version that readers without a preference get. */
  lastVersion: string
  /** Name of the newest release. */
  newestRelease: string | undefined
}

function toScope({ id, routeBasePath, versions, lastVersion }: DocsConfig): SearchScope {
  return {
    id,
    versions: versions.map(({ name, label, path }) => ({
      name,
      label,
      tag: toDocsTag(id, name),
      path: path === '' ? `${routeBasePath}/` : `${routeBasePath}/${path}/`,
    })),
    lastVersion,
    newestRelease: versions.find(({ state }) => state === 'newest-release')?.name,
  }
}

/** The docs instances that search engines may list. */
export const searchScopes: readonly SearchScope[] = docsInstances
  .filter(({ versions }) => versions.some(({ noIndex }) => !noIndex))
  .map(toScope)
