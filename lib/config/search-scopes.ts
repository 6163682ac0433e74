import { joinPath } from '@/lib/core/url'
import { docsInstances } from './instances'

/** Returns the facet `docusaurus_tag` of the pages of a docs version. */
export const toDocsTag = (docsId: string, version: string) => `docs-${docsId}-${version}`

/** A searchable docs instance. */
export type SearchScope = (typeof searchScopes)[number]

/** The docs instances that search engines may list. */
export const searchScopes = docsInstances
  .filter(({ versions }) => versions.some(({ noIndex }) => !noIndex))
  .map(({ id, routeBasePath, versions, lastVersion }) => ({
    /** Id of the docs instance. */
    id,
    /** Newest first. */
    versions: versions.map(({ name, label, path }) => ({
      name,
      label,
      /** Value of the facet `docusaurus_tag` of its pages. */
      tag: toDocsTag(id, name),
      /** Path of the version without the base URL, with a leading and a trailing slash. */
      path: joinPath(routeBasePath, path, '/'),
    })),
    /** Name of the version that readers without a preference get. */
    lastVersion,
    /** Name of the newest release. */
    newestRelease: versions.find(({ state }) => state === 'newest-release')?.name,
  }))
