import type { SitePath } from '@/lib/core/url'
import type { SearchTag } from '@/lib/search/protocol'
import { toDocsTag } from '@/lib/search/protocol'
import { docsInstances } from './instances'
import type { DocsConfig } from './types'

/** A searchable version of a docs instance. */
export type SearchVersion = {
  name: string
  label: string
  /** Value of the facet `docusaurus_tag` of its pages. */
  tag: SearchTag
  /** Path of the version without the base URL, with a leading and a trailing slash. */
  path: SitePath
}

/** A searchable docs instance. */
export type SearchScope = {
  /** Id of the docs instance. */
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
