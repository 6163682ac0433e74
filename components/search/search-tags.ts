import type { SearchScope } from '@/lib/config/search-scopes'
import { searchScopes } from '@/lib/config/search-scopes'
import type { SitePath } from '@/lib/core/url'
import { findDeepest } from '@/lib/core/url'
import type { SearchRequest } from '@/lib/search/protocol'
import { DEFAULT_TAG } from '@/lib/search/protocol'

/** Returns the name of the version of a docs instance that a reader prefers, if it is one of the names. */
export type FindPreferred = (docsId: string, names: string[]) => string | undefined

/** Returns the version of a docs instance to search from outside it: the preferred one, or the last one. */
export function findVersion(
  { id, versions, lastVersion }: SearchScope,
  findPreferred: FindPreferred,
): SearchScope['versions'][number] | undefined {
  const names = versions.map(({ name }) => name)
  const wanted = findPreferred(id, names) ?? lastVersion
  return versions.find(({ name }) => name === wanted)
}

/** Parts of the site to search from a page, as a request names them. */
export type PageTags = Pick<SearchRequest, 'tags' | 'otherTags'>

/**
 * Returns what is searched from a page: its own docs version first, the preferred or last version of the other docs
 * instances, and everything outside docs versions. Another version of a versioned instance adds what these lack: the
 * newest release, or the last version for readers of the newest release.
 * @param path path of the page, without the base URL
 */
export function toPageTags(
  path: SitePath,
  findPreferred: FindPreferred,
  scopes: readonly SearchScope[] = searchScopes,
): PageTags {
  const chosen = scopes.map((scope) => {
    const active = findDeepest(scope.versions, path)
    const { name, tag } = active ?? findVersion(scope, findPreferred) ?? {}
    const wanted = name === scope.newestRelease ? scope.lastVersion : scope.newestRelease
    const other = scope.versions.find((version) => version.name === wanted)
    return { isActive: active !== undefined, tag, otherTag: other?.tag }
  })
  const sorted = chosen.sort((one, other) => Number(other.isActive) - Number(one.isActive))
  return {
    tags: [...sorted.flatMap(({ tag }) => tag ?? []), DEFAULT_TAG],
    otherTags: sorted.flatMap(({ tag, otherTag }) => (otherTag === tag ? [] : (otherTag ?? []))),
  }
}
