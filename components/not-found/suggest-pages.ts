import MiniSearch from 'minisearch'
import { searchScopes } from '@/lib/config/search-scopes'
import type { SitePath } from '@/lib/core/url'
import { findDeepest } from '@/lib/core/url'
import type { RouteManifest } from '@/lib/records/route-manifest'

/** A page that the reader may have meant. */
export type Suggestion = {
  path: SitePath
  title: string
  /** The same page in other versions. */
  others: { path: SitePath; label: string }[]
}

/** Returns the path of a page below its docs version, and the versions of these docs; undefined outside of versions. */
function findVersions(path: SitePath) {
  for (const { versions } of searchScopes) {
    const version = versions.length > 1 ? findDeepest(versions, path) : undefined
    if (version) return { rest: path.slice(version.path.length), versions }
  }
  return undefined
}

/** Leaves out the same page in other versions, and lists them with the most similar one. */
function groupVersions(
  similar: Pick<Suggestion, 'path' | 'title'>[],
  { pages }: RouteManifest,
): Suggestion[] {
  const known = new Set(pages.map(([path]) => path))
  const listed = new Set<SitePath>()
  return similar.flatMap(({ path, title }) => {
    const { rest = '', versions = [] } = findVersions(path) ?? {}
    const others = versions
      .map((version) => ({ path: `${version.path}${rest}` as const, label: version.label }))
      .filter((other) => other.path !== path && known.has(other.path))
    const isListed = listed.has(path)
    for (const each of [path, ...others.map((other) => other.path)]) listed.add(each)
    return isListed ? [] : [{ path, title, others }]
  })
}

/** @example toWords('/docs/code_blocks.html') // ['', 'docs', 'code', 'blocks'] */
function toWords(path: string): string[] {
  return path
    .normalize()
    .replace(/\.(?:html?|mdx?)\/?$/i, '')
    .split(/[/\s_+-]+/)
}

/**
 * Returns the pages whose URLs are similar to one that doesn't exist, most similar first. Words may be in any position,
 * so one of them may be missing, misspelled, shortened or elsewhere. Rare words count for more than common ones.
 */
export function suggestPages(requestedPath: string, book: RouteManifest, limit = 5): Suggestion[] {
  const titles = new Map(book.pages)
  const index = new MiniSearch({ idField: 'path', fields: ['path'], tokenize: toWords })
  index.addAll(book.pages.map(([path]) => ({ path })))
  const found = index.search(requestedPath, {
    fuzzy: 0.25,
    prefix: (word) => word.length > 3,
    // Words that the URL lacks count against a page (`b`), and a common word counts for almost nothing (`d`).
    bm25: { k: 1.2, b: 0.9, d: 0 },
  })
  const least = 0.5 * (found[0]?.score ?? 0)
  const similar = found
    .filter(({ score }) => score > least)
    .map(({ id }) => ({ path: id as SitePath, title: titles.get(id as SitePath) ?? '' }))
  return groupVersions(similar, book).slice(0, limit)
}
