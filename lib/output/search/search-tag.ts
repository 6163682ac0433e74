import { docsInstances } from '@/lib/config/instances'
import type { SitePath } from '@/lib/core/url'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import type { SearchTag } from '@/lib/search/protocol'
import { DEFAULT_TAG, toDocsTag } from '@/lib/search/tags'

/** A part of the site with its own index. */
export type SearchArea = {
  tag: SearchTag
  /** Common path of its pages, with both slashes. */
  root: SitePath
}

/** The versions of instances that have several, longest paths first. */
const versionAreas: SearchArea[] = docsInstances
  .filter(({ versions }) => versions.length > 1)
  .flatMap(({ id, routeBasePath, versions }) =>
    versions.map(({ name, path }) => ({
      tag: toDocsTag(id, name),
      root: ensureTrailingSlash(joinPath(routeBasePath, path)),
    })),
  )
  .sort((one, other) => other.root.length - one.root.length)

const restArea: SearchArea = { tag: DEFAULT_TAG, root: '/' }

/** Returns the part of the site that a page belongs to. */
export function findSearchArea(path: SitePath): SearchArea {
  return versionAreas.find(({ root }) => path.startsWith(root)) ?? restArea
}
