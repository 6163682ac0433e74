import type { SearchScope } from '@/lib/config/search-scopes'
import { searchScopes } from '@/lib/config/search-scopes'
import { searchConfig } from '@/lib/config/search-settings'
import { ensureTrailingSlash, findDeepest } from '@/lib/core/url'
import type { SearchRequest } from '@/lib/search/protocol'
import { DEFAULT_TAG } from '@/lib/search/protocol'
import { readPreferredVersion } from '../navigation/preferred-version'
import { baseUrl } from '../ui/base-url'

/** Returns the version of a docs instance to search from outside it: the preferred one, or the last one. */
export function findVersion(
  { id, versions, lastVersion }: SearchScope,
  findPreferred: typeof readPreferredVersion,
): SearchScope['versions'][number] | undefined {
  const names = versions.map(({ name }) => name)
  const wanted = findPreferred(id, names) ?? lastVersion
  return versions.find(({ name }) => name === wanted)
}

/** Parts of the site to search from a page, as a request names them. */
export type PageTags = Pick<SearchRequest, 'tags' | 'otherTags'>

/**
 * Returns what is searched from the current page: its own docs version first, the preferred or last version of the
 * other docs instances, and everything outside docs versions. Another version of a versioned instance adds what these
 * lack: the newest release, or the last version for readers of the newest release. Without contextual search, all
 * versions are searched from every page.
 */
export function readPageTags(): PageTags {
  if (!searchConfig.contextualSearch) {
    const tags = searchScopes.flatMap(({ versions }) => versions.map(({ tag }) => tag))
    return { tags: [...tags, DEFAULT_TAG], otherTags: [] }
  }
  const path = ensureTrailingSlash(`/${location.pathname.slice(baseUrl.length)}`)
  const chosen = searchScopes.map((scope) => {
    const active = findDeepest(scope.versions, path)
    const own = active ?? findVersion(scope, readPreferredVersion)
    const wanted = own?.name === scope.newestRelease ? scope.lastVersion : scope.newestRelease
    const other = scope.versions.find(({ name }) => name === wanted && name !== own?.name)
    return { isActive: active !== undefined, own, other }
  })
  const sorted = chosen.sort((one, other) => Number(other.isActive) - Number(one.isActive))
  return {
    tags: [...sorted.flatMap(({ own }) => own?.tag ?? []), DEFAULT_TAG],
    otherTags: sorted.flatMap(({ other }) => other?.tag ?? []),
  }
}
