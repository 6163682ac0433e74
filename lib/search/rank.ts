import type { Query, Variant } from './query'
import type { WordScores } from './score-words'
import { scoreWord } from './score-words'
import type { TagIndex, Unit } from './tag-index'
import { EXACT_RANKS, hasPhrase } from './tag-index'
import type { Weights } from './weights'

/** A unit that a query has found. */
export type Candidate = { index: TagIndex; unit: number; score: number }

/** With fewer hits than this, words may have typos or be missing. */
const FEW = 3

/** Hits with some of the words need this share of what the words say together. */
const MIN_SHARE = 0.4

/**
 * All words in a name of the documentation, all words on one of its pages, all words on a page elsewhere, and some of the
 * words.
 */
const BANDS = ['names', 'text', 'elsewhere', 'some'] as const

type Bands<Found> = Record<(typeof BANDS)[number], Found>

/** What a query has found in an index, by band: the score of each unit. */
type Evaluation = Bands<Map<number, number>>

/** Words that several ways to say a query have in common are looked for once. */
type FoundWords = Map<string, WordScores>

type Scope = {
  index: TagIndex
  foundWords: FoundWords
  query: Query
  variant: Variant
  weights: Weights
  hasTypos: boolean
}

/** Share of the neighbors in a query that are neighbors in a text. */
function toOrder(folded: string, pairs: string[]): number {
  if (pairs.length === 0) return 0
  return pairs.filter((pair) => folded.includes(pair)).length / pairs.length
}

/** The factor by which a name gains that is short, or has the words next to each other. */
function toNameFactor(
  unit: Unit,
  at: number,
  words: WordScores[],
  pairs: string[],
  weights: Weights,
): number {
  const said = words.filter(({ name }) => (name[at] ?? 0) > 0).length
  const brevity = unit.words === 0 ? 0 : Math.min(1, said / unit.words)
  return 1 + weights.brevity * brevity + weights.order * toOrder(unit.folded, pairs)
}

function findWord(
  { index, foundWords, weights, hasTypos }: Scope,
  word: string,
  isLast: boolean,
): WordScores {
  const key = `${isLast ? '>' : ' '}${word}`
  const known = foundWords.get(key)
  if (known) return known
  const scores = scoreWord(index, word, { isLast, hasTypos, weights })
  foundWords.set(key, scores)
  return scores
}

function evaluate(scope: Scope): Evaluation {
  const { index, query, variant, weights } = scope
  const found: Evaluation = {
    ...{ names: new Map(), text: new Map(), elsewhere: new Map(), some: new Map() },
  }
  const { telling, isTyped } = variant
  const last = variant.words.length - 1
  const words = variant.words.map((word, at) => findWord(scope, word, at === last))
  const pairs = variant.words.slice(1).map((word, at) => `${variant.words[at] ?? ''} ${word}`)
  const share = isTyped ? 1 : weights.synonym
  const total = words.reduce(
    (sum, { word, textRarity }) => sum + (telling.has(word) ? textRarity : 0),
    0,
  )
  index.units.forEach((unit, at) => {
    let nameScore = 0
    let textScore = 0
    let inName = 0
    let onPage = 0
    let saidHere = 0
    let saidOnPage = 0
    for (const each of words) {
      const own = each.name[at] ?? 0
      const named = own + (each.context[at] ?? 0) + (each.description[at] ?? 0)
      const here = named + (each.text?.[at] ?? 0)
      const anywhere = here + (each.page?.[at] ?? 0)
      const isTelling = telling.has(each.word)
      const factor = isTelling ? 1 : weights.filler
      nameScore += each.nameRarity * named * factor
      textScore += each.textRarity * anywhere * factor
      if (!isTelling) continue
      if (own > 0) inName += 1
      if (here > 0) saidHere += each.textRarity
      if (anywhere > 0) {
        onPage += 1
        saidOnPage += each.textRarity
      }
    }
    if (onPage === 0) return
    const { phrases } = query
    const name = unit.folded
    const part = index.pages.get(unit.page)?.part ?? 'site'
    // What other parts call something is no more than a mention.
    const isDocumentation = part === 'guide' || part === 'reference'
    const factor = share * weights[part] * toNameFactor(unit, at, words, pairs, weights)
    if (
      isDocumentation &&
      inName === telling.size &&
      phrases.every((each) => hasPhrase(name, each))
    ) {
      found.names.set(at, nameScore * factor)
      return
    }
    if (!index.text) return
    const text = index.text.folded[at] ?? ''
    if (!phrases.every((each) => hasPhrase(text, each) || hasPhrase(name, each))) return
    // A section that has little of it is not what its page is found for.
    if (saidHere < total * MIN_SHARE) return
    const coverage = (saidHere / total) ** weights.coverage
    const score = textScore * factor * coverage * (1 + weights.order * toOrder(text, pairs))
    const band = isDocumentation || part === 'upgrade' ? 'text' : 'elsewhere'
    if (onPage === telling.size) found[band].set(at, score)
    else found.some.set(at, score * (saidOnPage / total) ** 2)
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
        score > 0 && unit.folded.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word))
      return unit.kind === 'page' && isTitle ? [[at, score / unit.words]] : []
    }),
  )
}

/** Exact names, the best kind first; then parts of the site in their order, then the shortest path. */
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
          // An option that is only mentioned is not what its words alone ask for.
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
 * All hits of a query, best first. They come in bands, and no hit of a band is above one of the band before: exact
 * names, all words in the name, all words on the page, typos if that is little, and then some of the words in the
 * documentation with all of them elsewhere. A tier that arrives later only adds bands at the end, so nothing that a reader
 * sees moves.
 * @param indexes the parts of the site to search, the reader's own first
 * @param hasAllText whether no text will be added: until then, the hits above those in texts can change
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
    const all: Bands<Map<TagIndex, Map<number, number>>> = {
      ...{ names: new Map(), text: new Map(), elsewhere: new Map(), some: new Map() },
    }
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
