import type { Query, Variant } from './query'
import type { WordScores } from './score-words'
import { scoreWord } from './score-words'
import type { TagIndex, Unit } from './tag-index'
import { hasPhrase } from './tag-index'
import { fold } from './tokenize'
import type { Weights } from './weights'

/** Minimum share of the words' total rarity that a section must have to be a hit. */
const MIN_SHARE = 0.4

/**
 * Kinds of hits: all words in a name of the documentation, all words on one of its pages, all words on a page
 * elsewhere, and some of the words.
 */
export const BANDS = ['names', 'text', 'elsewhere', 'some'] as const

export type Bands<Found> = Record<(typeof BANDS)[number], Found>

/** Creates empty bands. */
export function createBands<Key, Value>(): Bands<Map<Key, Value>> {
  return { names: new Map(), text: new Map(), elsewhere: new Map(), some: new Map() }
}

/** What a query has found in an index: the score of each unit, by band. */
type Evaluation = Bands<Map<number, number>>

/** Scores of words that have been looked up. Variants of a query share them. */
export type FoundWords = Map<string, WordScores>

type Scope = {
  index: TagIndex
  foundWords: FoundWords
  query: Query
  variant: Variant
  weights: Weights
  hasTypos: boolean
}

/** Returns the share of adjacent words in a query that are also adjacent in a text. */
function toOrder(folded: string, pairs: string[]): number {
  if (pairs.length === 0) return 0
  return pairs.filter((pair) => folded.includes(pair)).length / pairs.length
}

/** Returns the factor for a name. It's higher if the name is short, or has the words next to each other. */
function toNameFactor(
  unit: Unit,
  at: number,
  words: WordScores[],
  pairs: string[],
  weights: Weights,
): number {
  const matched = words.filter(({ name }) => (name[at] ?? 0) > 0).length
  const brevity = unit.words === 0 ? 0 : Math.min(1, matched / unit.words)
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

/** How much of a query's words a unit and its page have. */
type QueryMatch = {
  nameScore: number
  textScore: number
  /** Number of significant words in the name, and number of those anywhere on the page. */
  inName: number
  onPage: number
  /** Total rarity of the significant words in the unit, and of those anywhere on the page. */
  here: number
  anywhere: number
}

/**
 * Adds up the scores of the words in a unit. Returns undefined if neither the unit nor its page has a significant word.
 */
function sumScores(
  words: WordScores[],
  at: number,
  significant: ReadonlySet<string>,
  weights: Weights,
): QueryMatch | undefined {
  const match: QueryMatch = {
    nameScore: 0,
    textScore: 0,
    inName: 0,
    onPage: 0,
    here: 0,
    anywhere: 0,
  }
  for (const each of words) {
    const own = each.name[at] ?? 0
    const named = own + (each.context[at] ?? 0) + (each.description[at] ?? 0)
    const here = named + (each.text?.[at] ?? 0)
    const anywhere = here + (each.page?.[at] ?? 0)
    const isSignificant = significant.has(each.word)
    const factor = isSignificant ? 1 : weights.filler
    match.nameScore += each.nameRarity * named * factor
    match.textScore += each.textRarity * anywhere * factor
    if (!isSignificant) continue
    if (own > 0) match.inName += 1
    if (here > 0) match.here += each.textRarity
    if (anywhere > 0) {
      match.onPage += 1
      match.anywhere += each.textRarity
    }
  }
  return match.onPage === 0 ? undefined : match
}

/** Scores the units of an index for one variant of a query. */
export function evaluate(scope: Scope): Evaluation {
  const { index, query, variant, weights } = scope
  const found: Evaluation = createBands()
  const { significant, isTyped } = variant
  const last = variant.words.length - 1
  const words = variant.words.map((word, at) => findWord(scope, word, at === last))
  const pairs = variant.words.slice(1).map((word, at) => `${variant.words[at] ?? ''} ${word}`)
  const share = isTyped ? 1 : weights.synonym
  const total = words.reduce(
    (sum, { word, textRarity }) => sum + (significant.has(word) ? textRarity : 0),
    0,
  )
  index.units.forEach((unit, at) => {
    const match = sumScores(words, at, significant, weights)
    if (!match) return
    const { phrases } = query
    const name = unit.folded
    const part = index.pages.get(unit.page)?.part ?? 'site'
    // Names in other parts of the site are no more than mentions.
    const isDocumentation = part === 'guide' || part === 'reference'
    const factor = share * weights[part] * toNameFactor(unit, at, words, pairs, weights)
    if (
      isDocumentation &&
      match.inName === significant.size &&
      phrases.every((each) => hasPhrase(name, each))
    ) {
      found.names.set(at, match.nameScore * factor)
      return
    }
    if (!index.text) return
    const text = index.text.folded[at] ?? ''
    const code = phrases.length > 0 ? fold(index.text.codes[at] ?? '') : ''
    const places = [text, name, code]
    if (!phrases.every((each) => places.some((place) => hasPhrase(place, each)))) return
    // A section with little of the query isn't why its page is found.
    if (match.here < total * MIN_SHARE) return
    const coverage = (match.here / total) ** weights.coverage
    const score = match.textScore * factor * coverage * (1 + weights.order * toOrder(text, pairs))
    const band = isDocumentation || part === 'upgrade' ? 'text' : 'elsewhere'
    if (match.onPage === significant.size) found[band].set(at, score)
    else found.some.set(at, score * (match.anywhere / total) ** 2)
  })
  return found
}
