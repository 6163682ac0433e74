import type { SearchScope, SearchVersion } from '@/lib/config/search-scopes'
import { searchConfig } from '@/lib/config/search-settings'
import { searchScopes } from '@/lib/config/search-scopes'
import { DEFAULT_TAG } from '@/lib/search/tags'
import { defaultLocale } from '@/lib/config/locales'
import type { SitePath } from '@/lib/core/url'
import type { SearchTag } from '@/lib/search/protocol'

/** Returns the version whose path is the longest one that contains the page. */
function findActive({ versions }: SearchScope, path: SitePath): SearchVersion | undefined {
  return versions
    .filter((version) => path.startsWith(version.path))
    .sort((one, other) => other.path.length - one.path.length)[0]
}

/** Parts of the site to search from a page, as a request names them. */
export type PageTags = { tags: SearchTag[]; otherTags: SearchTag[] }

/**
 * Returns what is searched from a page: its own docs version first, the preferred or last version of the other docs
 * instances, and everything outside docs versions. Another version of a versioned instance adds what these lack: the
 * newest release, or the last version for readers of the newest release.
 * @param path path of the page, without the base URL
 * @param findPreferred returns the name of the version that the reader prefers
 */
export function toPageTags(
  path: SitePath,
  findPreferred: (docsId: string, names: string[]) => string | undefined,
  scopes: readonly SearchScope[] = searchScopes,
): PageTags {
  const chosen = scopes.map((scope) => {
    const active = findActive(scope, path)
    const names = scope.versions.map(({ name }) => name)
    const wanted = active?.name ?? findPreferred(scope.id, names) ?? scope.lastVersion
    const find = (wantedName: string | undefined) =>
      scope.versions.find(({ name }) => name === wantedName)
    const version = find(wanted)
    const other = find(wanted === scope.newestRelease ? scope.lastVersion : scope.newestRelease)
    return { isActive: active !== undefined, version, other: other === version ? undefined : other }
  })
  const sorted = [
    ...chosen.filter(({ isActive }) => isActive),
    ...chosen.filter(({ isActive }) => !isActive),
  ]
  return {
    tags: [...sorted.flatMap(({ version }) => version?.tag ?? []), DEFAULT_TAG],
    otherTags: sorted.flatMap(({ other }) => other?.tag ?? []),
  }
}

/** Returns the label of the version that a tag selects. */
export function findVersionLabel(
  tag: SearchTag,
  scopes: readonly SearchScope[] = searchScopes,
): string | undefined {
  return scopes.flatMap(({ versions }) => versions).find((version) => version.tag === tag)?.label
}

/** Returns the facet filters of a request: the language, one of the tags, and the configured filters. */
export function toFacetFilters(
  tags: readonly SearchTag[],
  configured: readonly (string | readonly string[])[] = searchConfig.searchParameters
    .facetFilters ?? [],
): (string | string[])[] {
  return [
    `language:${defaultLocale.htmlLang}`,
    tags.map((tag) => `docusaurus_tag:${tag}`),
    ...configured.map((filter) => (typeof filter === 'string' ? filter : [...filter])),
  ]
}

/**
 * Returns the parts to search that match facet filters as the hosted service reads them: all of the outer list, one of
 * each inner list. Returns undefined if they require another language.
 * @param fallback the parts to search if no filter names any
 */
export function readFacetFilters(
  filters: readonly (string | readonly string[])[] | string | undefined,
  fallback: readonly SearchTag[],
): SearchTag[] | undefined {
  const groups = (typeof filters === 'string' ? [filters] : (filters ?? [])).map((filter) =>
    typeof filter === 'string' ? [filter] : filter,
  )
  const readValues = (facet: string) =>
    groups
      .map((group) => group.filter((value) => value.startsWith(`${facet}:`)))
      .filter((group) => group.length > 0)
      .map((group) => group.map((value) => value.slice(facet.length + 1)))
  const isOtherLanguage = readValues('language').some(
    (languages) => !languages.includes(defaultLocale.htmlLang),
  )
  if (isOtherLanguage) return undefined
  const [first, ...others] = readValues('docusaurus_tag')
  return (first ?? [...fallback]).filter((tag) => others.every((group) => group.includes(tag)))
}
