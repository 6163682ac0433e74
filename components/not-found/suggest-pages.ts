import { distance } from 'fastest-levenshtein'
import type { RouteManifest } from '@/lib/records/route-manifest'

/** A page that the reader may have meant. */
export type Suggestion = { path: string; title: string }

/** The share of a segment's weight that depends on the order of segments instead of their presence. */
const ORDER_WEIGHT = 0.1

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
  for (const { segments } of candidates) {
    for (const segment of new Set(segments)) counts.set(segment, (counts.get(segment) ?? 0) + 1)
  }
  const getWeight = (segment: string) => {
    const count = counts.get(segment) ?? 1
    return 1 + Math.log(candidates.length / count)
  }
  const known = new Map<string, number>()
  const compare = (one: string, other: string) => {
    const key = `${one}/${other}`
    let result = known.get(key)
    if (result === undefined) known.set(key, (result = compareSegments(one, other)))
    return result
  }
  const scored = candidates.map(({ path, title, segments }) => {
    let matched = 0
    let total = 0
    let inPlace = 0
    for (const [index, segment] of wanted.entries()) {
      const scores = segments.map((other) => compare(segment, other))
      const best = Math.max(0, ...scores)
      // A typed segment that doesn't exist, for example because it is misspelled, counts as much as a rare one.
      const weight = getWeight(segment)
      matched += weight * best
      total += weight
      const fromEnd = segments.length - (wanted.length - index)
      if (best > 0 && (scores[index] === best || scores[fromEnd] === best)) inPlace += 1
    }
    for (const segment of segments) {
      const weight = getWeight(segment)
      matched += weight * Math.max(0, ...wanted.map((other) => compare(other, segment)))
      total += weight
    }
    const order = inPlace / Math.max(wanted.length, segments.length, 1)
    return {
      path,
      title,
      score: (1 - ORDER_WEIGHT) * (matched / (total || 1)) + ORDER_WEIGHT * order,
    }
  })
  scored.sort((a, b) => b.score - a.score || a.path.length - b.path.length)
  const least = Math.max(0.4, 0.65 * (scored[0]?.score ?? 0))
  return scored
    .filter(({ score }) => score > least)
    .slice(0, limit)
    .map(({ path, title }) => ({ path, title }))
}
