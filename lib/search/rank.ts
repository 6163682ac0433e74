import type { Query, Variant } from './query'
import type { WordScores } from './score-words'
import { scoreWord } from './score-words'
import type { TagIndex, Unit } from './tag-index'
import { hasPhrase } from './tag-index'
import { fold } from './tokenize'
import type { Weights } from './weights'

/**
 * Hits come in bands, and no hit of a band is above one of the band before: exact names, all words in names, all words
 * in the text, then what is left if that is little. A tier that arrives later only adds bands at the end, so nothing
 * that a reader sees moves.
 */
export const BANDS = ['exact', 'names', 'text', 'typos', 'some'] as const

export type Band = (typeof BANDS)[number]

/** A unit that a query has found. */
export type Candidate = { index: TagIndex; unit: number; score: number }

/** With fewer hits than this, words may have typos or be missing. */
const FEW = 3

/** Hits with some of the words need this share of what the words say together. */
const MIN_SHARE = 0.4

/** The words that a hit needs: common ones only if there are no others. */
function listRequired({ common }: TagIndex, { words }: Variant): ReadonlySet<string> {
  const telling = words.filter(
    (word) => !common.has(word) && (word.length > 1 || words.length === 1),
  )
  return new Set(telling.length > 0 ? telling : words)
}

type Evaluation = Record<'names' | 'text' | 'some', Map<number, number>>

type Context = {
  index: TagIndex
  query: Query
  variant: Variant
  weights: Weights
  hasTypos: boolean
}

/** The factor by which a name gains that is short, or has the words next to each other. */
function toNameFactor(unit: Unit, index: number, words: WordScores[], weights: Weights): number {
  const said = words.filter(({ name }) => (name[index] ?? 0) > 0).length
  const brevity = unit.words === 0 ? 0 : Math.min(1, said / unit.words)
  const phrase = words.map(({ word }) => word).join(' ')
  const isOrdered = words.length > 1 && fold(unit.name).includes(phrase)
  return 1 + weights.brevity * brevity + (isOrdered ? weights.order : 0)
}

function evaluate(context: Context): Evaluation {
  const { index, query, variant, weights, hasTypos } = context
  const found: Evaluation = { names: new Map(), text: new Map(), some: new Map() }
  const required = listRequired(index, variant)
  const words = variant.words.map((word, at) =>
    scoreWord(index, word, { isLast: at === variant.words.length - 1, hasTypos, weights }),
  )
  const phrase = variant.words.join(' ')
  const share = variant.isTyped ? 1 : weights.synonym
  index.units.forEach((unit, at) => {
    let nameScore = 0
    let textScore = 0
    let ownWords = 0
    let inNames = 0
    let inText = 0
    let said = 0
    let total = 0
    for (const each of words) {
      const own = each.name[at] ?? 0
      const above = own + (each.context[at] ?? 0) + (each.description[at] ?? 0)
      const text = each.text?.[at] ?? 0
      nameScore += each.nameRarity * above
      textScore += each.textRarity * (above + text)
      if (!required.has(each.word)) continue
      total += each.textRarity
      if (own > 0) ownWords += 1
      if (above > 0) inNames += 1
      if (above + text > 0) {
        inText += 1
        said += each.textRarity
      }
    }
    if (inText === 0) return
    const part = index.pages.get(unit.page)?.part ?? 'site'
    const factor = share * weights[part] * toNameFactor(unit, at, words, weights)
    const phrases = query.phrases
    const isOwn = unit.kind === 'page' || ownWords > 0
    if (inNames === required.size && isOwn && phrases.every((each) => hasPhrase(unit.name, each))) {
      found.names.set(at, nameScore * factor)
      return
    }
    const text = index.text?.texts[at] ?? ''
    if (!phrases.every((each) => hasPhrase(text, each) || hasPhrase(unit.name, each))) return
    if (inText === required.size) {
      const isOrdered = words.length > 1 && fold(text).includes(phrase)
      found.text.set(at, textScore * factor * (isOrdered ? 1 + weights.order : 1))
    } else if (index.text && said >= total * MIN_SHARE) {
      found.some.set(at, textScore * factor * (said / total) ** 2)
    }
  })
  return found
}

/** Pages whose title has a word that starts with one or two letters. */
function rankShort(index: TagIndex, query: Query, weights: Weights): Map<number, number> {
  const [word = ''] = query.variants[0]?.words ?? []
  if (word === '') return new Map()
  const { name } = scoreWord(index, word, { isLast: true, hasTypos: false, weights })
  return new Map(
    index.units.flatMap((unit, at): [number, number][] => {
      const score = (name[at] ?? 0) * weights[index.pages.get(at)?.part ?? 'site']
      const isTitle =
        score > 0 &&
        fold(unit.name)
          .split(/[^\p{L}\p{N}]+/u)
          .some((each) => each.startsWith(word))
      return unit.kind === 'page' && isTitle ? [[at, score / unit.words]] : []
    }),
  )
}

/** Exact names, the best kind first; then parts of the site in their order, then the shortest path. */
function rankExact(indexes: TagIndex[], { exact }: Query, weights: Weights): Candidate[] {
  if (exact === '') return []
  return indexes
    .flatMap((index, order) =>
      (index.exact.get(exact) ?? []).map(({ unit, rank }) => {
        const page = index.pages.get(index.units[unit]?.page ?? 0)
        const part = weights[page?.part ?? 'site']
        const depth = (index.units[unit]?.name ?? '').length / 1000
        return { candidate: { index, unit, score: part - depth }, rank, order }
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

/** Best first; a page's further hits come later, so that it does not fill the list. */
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
 * All hits of a query, best first.
 * @param indexes the parts of the site to search, the reader's own first
 */
export function rank(indexes: TagIndex[], query: Query, weights: Weights): Candidate[] {
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
  const appendBand = (scores: Map<TagIndex, Map<number, number>>) => {
    const found = [...scores].flatMap(([index, units]) =>
      [...units].map(([unit, score]) => ({ index, unit, score })),
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
    const all = { names: new Map(), text: new Map(), some: new Map() } as Record<
      keyof Evaluation,
      Map<TagIndex, Map<number, number>>
    >
    for (const index of indexes) {
      for (const band of ['names', 'text', 'some'] as const) all[band].set(index, new Map())
      for (const variant of query.variants) {
        const evaluation = evaluate({ index, query, variant, weights, hasTypos })
        for (const band of ['names', 'text', 'some'] as const) {
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
  // Until the text of every part is here, nobody knows what is above.
  if (indexes.some(({ text }) => !text)) return hits
  appendBand(typed.text)
  if (hits.length < FEW && query.phrases.length === 0) {
    const withTypos = evaluateAll(true)
    appendBand(withTypos.names)
    appendBand(withTypos.text)
    appendBand(withTypos.some)
  }
  appendBand(typed.some)
  return hits
}
