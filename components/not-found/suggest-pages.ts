import { distance } from 'fastest-levenshtein'
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

function toSegments(path: string): string[] {
  return path
    .normalize()
    .toLowerCase()
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/\.(?:html?|mdx?)$/, '').replace(/[\s_+]+/g, '-'))
}

/** Returns the similarity of two words: 1 if they are equal, 0 if they have nothing in common. */
function compareWords(one: string, other: string): number {
  if (one === other) return 1
  const longer = Math.max(one.length, other.length)
  const letters = 1 - distance(one, other) / longer
  // One word is the start of the other, such as a singular or a shortened name.
  const isPart =
    Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one))
  return Math.max(letters < 0.5 ? 0 : letters, isPart ? 0.7 : 0)
}

/** Like `compareWords`, but for segments. Segments that share some of their words, in any order, are similar too. */
function compareSegments(one: string, other: string): number {
  const whole = compareWords(one, other)
  const [words, otherWords] = [one.split('-'), other.split('-')]
  if (whole > 0.8 || words.length + otherWords.length === 2) return whole
  const shared = words.reduce((sum, word) => {
    const best = Math.max(...otherWords.map((otherWord) => compareWords(word, otherWord)))
    return sum + (best < 0.7 ? 0 : best)
  }, 0)
  return Math.max(whole, (2 * shared) / (words.length + otherWords.length) - 0.05)
}

/**
 * Returns the pages whose URLs are similar to one that doesn't exist, most similar first. Segments are compared one by
 * one in any position, so one of them may be missing, misspelled or elsewhere. Rare segments count for more than common
 * ones.
 */
export function suggestPages(requestedPath: string, book: RouteManifest, limit = 5): Suggestion[] {
  const wanted = toSegments(requestedPath)
  const candidates = book.pages.map(([path, title]) => ({
    path,
    title,
    segments: toSegments(path),
  }))
  const counts = new Map<string, number>()
  for (const segment of candidates.flatMap(({ segments }) => [...new Set(segments)])) {
    counts.set(segment, (counts.get(segment) ?? 0) + 1)
  }
  /** Returns the weights of segments, and how much of them another URL has. */
  const match = (segments: string[], others: string[]) => {
    let total = 0
    let found = 0
    for (const segment of segments) {
      // A typed segment that doesn't exist, for example because it is misspelled, counts as much as a rare one.
      const weight = 1 + Math.log(candidates.length / (counts.get(segment) ?? 1))
      total += weight
      found += weight * Math.max(0, ...others.map((other) => compareSegments(segment, other)))
    }
    return { total, found }
  }
  const scored = candidates.map(({ path, title, segments }) => {
    const [asked, offered] = [match(wanted, segments), match(segments, wanted)]
    return {
      path,
      title,
      score: (asked.found + offered.found) / (asked.total + offered.total || 1),
    }
  })
  scored.sort((a, b) => b.score - a.score || a.path.length - b.path.length)
  const least = Math.max(0.4, 0.65 * (scored[0]?.score ?? 0))
  const similar = scored.filter(({ score }) => score > least)
  return groupVersions(similar, book).slice(0, limit)
}
