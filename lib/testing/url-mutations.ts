import type { Random } from './random'
import { createRandom } from './random'

type Mutate = (segments: string[], random: Random) => string[]

const typo: Mutate = (segments, random) => {
  const index = random.between(0, segments.length - 1)
  const segment = segments[index] ?? ''
  const at = random.between(0, segment.length - 1 - 1)
  const [before, one = '', other = '', after] = [
    segment.slice(0, at),
    segment[at],
    segment[at + 1],
    segment.slice(at + 2),
  ]
  const typos = [other + one, one, one + one + other, `${one}x`]
  return segments.with(
    index,
    `${before}${typos[random.between(0, typos.length - 1)] ?? ''}${after}`,
  )
}

/** Mistakes people make when they type, remember or copy URLs. */
export const mutations: Record<string, Mutate> = {
  typo,
  'dropped segment': (segments, random) =>
    segments.length < 3
      ? segments
      : segments.toSpliced(1 + random.between(0, segments.length - 3), 1),
  'swapped segments': (segments, random) => {
    const at = random.between(0, segments.length - 2)
    return segments.toSpliced(at, 2, segments[at + 1] ?? '', segments[at] ?? '')
  },
  'wrong version': (segments, random) => {
    // If a version is the entire name of a page, nothing identifies the page once the version is wrong.
    if (/^\d[^/]*$/.test(segments.at(-1) ?? '')) return segments
    const wrong = random.pick(['2.0.1', '4.0.0', '3.2.1', 'v2'])
    const at = /^\d/.test(segments[1] ?? '') ? 1 : 0
    return segments.toSpliced(1, at, wrong)
  },
  'singular or plural': (segments) => {
    const last = segments.at(-1) ?? ''
    return segments.with(-1, last.endsWith('s') ? last.slice(0, -1) : `${last}s`)
  },
  'missing prefix': (segments) => segments.slice(1),
}

/** A URL that does not exist, and the page that was meant. */
export type Mutation = { kind: string; path: string; meant: string }

/**
 * Creates wrong URLs from real ones for tests. The same seed produces the same URLs.
 * @param isKnown whether a URL exists, which makes it unsuitable
 */
export function mutateUrls(
  paths: string[],
  isKnown: (path: string) => boolean,
  { count, seed }: { count: number; seed: string },
): Mutation[] {
  const random = createRandom(seed)
  const kinds = Object.entries(mutations)
  const found: Mutation[] = []
  while (found.length < count) {
    const [kind, mutate] = kinds[found.length % kinds.length] ?? ['typo', typo]
    const meant = paths[random.between(0, paths.length - 1)] ?? '/'
    const segments = meant.split('/').filter(Boolean)
    if (segments.length < 2) continue
    const path = `/${mutate(segments, random).join('/')}/`
    if (!isKnown(path)) found.push({ kind, path, meant })
  }
  return found
}
