import type { Bands, FoundWords } from './evaluate'
import { BANDS, createBands, evaluate } from './evaluate'
import type { Query } from './query'
import { scoreWord } from './score-words'
import type { TagIndex } from './tag-index'
import { EXACT_RANKS } from './tag-index'
import type { Weights } from './weights'

/** A unit that a query has found. */
export type Candidate = { index: TagIndex; unit: number; score: number }

/** With fewer hits than this, words may have typos or be missing. */
const FEW = 3

/** Scores the pages whose title has a word that starts with the one or two typed letters. */
function rankShort(index: TagIndex, query: Query, weights: Weights): Map<number, number> {
  const [word = ''] = query.variants[0]?.words ?? []
  if (word === '') return new Map()
  const { name } = scoreWord(index, word, { isLast: true, hasTypos: false, weights })
  return new Map(
    index.units.flatMap((unit, at): [number, number][] => {
      const score = (name[at] ?? 0) * weights[index.pages.get(at)?.part ?? 'site']
      const isTitle =
        score > 0 && unit.folded.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word))
      return unit.kind === 'page' && isTitle ? [[at, score / unit.words]] : []
    }),
  )
}

/**
 * Returns the units that the query names exactly: the best kind of name first, then in the order of the indexes, then
 * by part of the site and the shortest name.
 */
function rankExact(indexes: TagIndex[], { exact }: Query, weights: Weights): Candidate[] {
  if (exact === '') return []
  return indexes
    .flatMap((index, order) =>
      (index.exact.get(exact) ?? []).map(({ unit, rank: kind }) => {
        const page = index.pages.get(index.units[unit]?.page ?? 0)
        const part = weights[page?.part ?? 'site']
        const { name = '', hasRow = false } = index.units[unit] ?? {}
        return {
          candidate: { index, unit, score: part - name.length / 1000 },
          // An option that is only mentioned ranks lower than one that is described.
          rank: hasRow ? kind : EXACT_RANKS.mention,
          order,
        }
      }),
    )
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.order - other.order ||
        other.candidate.score - one.candidate.score,
    )
    .map(({ candidate }) => candidate)
}

function keyOf({ index, unit }: Candidate): string {
  return `${index.tag} ${unit}`
}

/** Sorts hits, best first. Further hits on the same page come later, so that it doesn't fill the list. */
function sortBand(
  found: Candidate[],
  hitsByPage: Map<string, number>,
  weights: Weights,
): Candidate[] {
  const compare = (one: Candidate, other: Candidate) => other.score - one.score
  const repeated = new Map<string, number>()
  const lowered = [...found].sort(compare).map((candidate) => {
    const page = keyOf({ ...candidate, unit: candidate.index.units[candidate.unit]?.page ?? 0 })
    const before = (hitsByPage.get(page) ?? 0) + (repeated.get(page) ?? 0)
    repeated.set(page, (repeated.get(page) ?? 0) + 1)
    return { ...candidate, score: candidate.score * weights.repeat ** before }
  })
  for (const [page, hits] of repeated) hitsByPage.set(page, (hitsByPage.get(page) ?? 0) + hits)
  return lowered.sort(compare)
}

/**
 * Returns all hits of a query, best first. They come in bands, and no hit of a band is above one of the previous band:
 * exact names, all words in the name, all words on the page, typos if there are few hits so far, and then some of the
 * words in the documentation together with all words elsewhere. A tier that arrives later only adds bands at the end,
 * so nothing that a reader sees moves.
 * @param indexes the parts of the site to search, the reader's own first
 * @param hasAllText whether all text has been loaded; until then, hits in texts are left out
 */
export function rank(
  indexes: TagIndex[],
  query: Query,
  weights: Weights,
  hasAllText: boolean,
): Candidate[] {
  const hits: Candidate[] = []
  const seen = new Set<string>()
  const hitsByPage = new Map<string, number>()
  const append = (found: Candidate[]) => {
    for (const candidate of found) {
      if (seen.has(keyOf(candidate))) continue
      seen.add(keyOf(candidate))
      hits.push(candidate)
    }
  }
  const appendBand = (...bands: Map<TagIndex, Map<number, number>>[]) => {
    const found = bands.flatMap((scores) =>
      [...scores].flatMap(([index, units]) =>
        [...units].map(([unit, score]) => ({ index, unit, score })),
      ),
    )
    append(
      sortBand(
        found.filter((each) => !seen.has(keyOf(each))),
        hitsByPage,
        weights,
      ),
    )
  }
  const evaluateAll = (hasTypos: boolean) => {
    const all: Bands<Map<TagIndex, Map<number, number>>> = createBands()
    for (const index of indexes) {
      for (const band of BANDS) all[band].set(index, new Map())
      const foundWords: FoundWords = new Map()
      for (const variant of query.variants) {
        const evaluation = evaluate({ index, foundWords, query, variant, weights, hasTypos })
        for (const band of BANDS) {
          const units = all[band].get(index)
          for (const [unit, score] of evaluation[band]) {
            units?.set(unit, Math.max(units.get(unit) ?? 0, score))
          }
        }
      }
    }
    return all
  }

  append(rankExact(indexes, query, weights))
  for (const hit of hits) {
    const page = keyOf({ ...hit, unit: hit.index.units[hit.unit]?.page ?? 0 })
    hitsByPage.set(page, (hitsByPage.get(page) ?? 0) + 1)
  }
  if (query.isShort) {
    appendBand(new Map(indexes.map((index) => [index, rankShort(index, query, weights)])))
    return hits
  }
  const typed = evaluateAll(false)
  appendBand(typed.names)
  if (!hasAllText) return hits
  appendBand(typed.text)
  const elsewhere = [...typed.elsewhere.values()].reduce((total, { size }) => total + size, 0)
  if (hits.length + elsewhere < FEW && query.phrases.length === 0) {
    appendBand(typed.elsewhere)
    const withTypos = evaluateAll(true)
    appendBand(withTypos.names)
    appendBand(withTypos.text)
    appendBand(withTypos.elsewhere, withTypos.some)
  }
  appendBand(typed.elsewhere, typed.some)
  return hits
}
