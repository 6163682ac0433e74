import type { SearchResult } from 'minisearch'
import type { Part } from './index-files'
import type { Query, Variant } from './query'
import type { Field, TagIndex, Unit } from './tag-index'
import { FIELDS, NAME_FIELDS, joinTexts } from './tag-index'
import { fold, toStem, tokenize } from './tokenize'

/**
 * Every number that decides the order of hits, with its reason. All are factors, except for exponents. `rank.test.ts` has
 * a case for each that fails without it. `npm run test:search` measures them together: they were chosen by its tasks and
 * questions without those that are held out.
 */
export const weights = {
  // The field that has a word. MiniSearch multiplies it by how rare the word is, and how often the field has it.
  /** A page's own name says best what it is about. */
  title: 9,
  heading: 7,
  /** Many options consist of general words: `title`, `path`. */
  option: 6,
  /** An option that is described elsewhere. */
  mention: 3,
  /** The last parts of a path, which often repeat the title. */
  slug: 3,
  /** What the author expects readers to type. */
  keywords: 6,
  description: 5,
  /** The names of what a heading or an option belongs to: `Sidebar items` for `Link`. */
  context: 6,
  text: 4,
  /** Code repeats the same words on many pages. */
  code: 0.9,

  // How a word was found.
  /** Only its beginning was typed, maybe of another word. */
  prefix: 0.7,
  /** Another form of the word: `deploying` for `deploy`. */
  inflection: 0.6,
  /** It differs by a typo, maybe on purpose. */
  typo: 0.5,
  /** Share for a word that is only elsewhere on the page. */
  page: 0.3,
  /** Share for a word that a hit doesn't need to have. */
  filler: 0.15,

  // How well the words fit together.
  /** Share for what was found by a synonym, or another spelling of the query. */
  synonym: 0.9,
  /** Exponent of the share of the query that a page has, by the rarity of its words: all words come before some. */
  coverage: 2,
  /** The same for the section, which should have the words itself. */
  section: 0.9,
  /** Names that have all words are why the reader typed them. */
  named: 2,
  /** How much a name gains if it consists only of the query. */
  brevity: 0.8,
  /** How much a name gains if it has the words next to each other. */
  order: 0.3,
  /** Share of its score that each further hit on a page keeps, so that one page doesn't fill the list. */
  repeat: 0.75,

  // The part of the site: guides answer most queries, old posts and changes few.
  guide: 1.2,
  reference: 1,
  upgrade: 0.5,
  site: 0.5,
  blog: 0.4,
  changelog: 0.3,
  /** Share for the reference if the query is a question: it describes names, but readers ask how to do something. */
  question: 0.6,
}

export type Weights = typeof weights & Record<Part, number> & Record<Field, number>

/** A unit that a query has found. */
export type Candidate = {
  index: TagIndex
  unit: Unit
  score: number
  /** Where the words of the query are. */
  words?: FoundWord[]
  note?: string
}

/** With fewer hits than this that have all words, words may have typos. */
const FEW = 3

/** Minimum length of a prefix. Too many words start with a shorter one, unless it's still being typed. */
const MIN_PREFIX = 3

/** Minimum length of a word with one typo and with two. A typo in a shorter word makes another word. */
const MIN_TYPO = 5
const MIN_TWO_TYPOS = 9

/** Minimum share of the words' total rarity that a section must have to be a hit. */
const MIN_SHARE = 0.4

/** Where a word is. */
export type FoundWord = {
  results: Map<number, SearchResult>
  /** Score of each unit, and whether the word is in its name. */
  own: Float32Array
  named: Uint8Array
  /** The best score on each page. */
  best: Float32Array
  /** How much the word says: the fewer units have it, the more. A word that is nowhere says nothing. */
  rarity: number
}

type Scope = {
  index: TagIndex
  query: Query
  weights: Weights
  fillerWords: ReadonlySet<string>
  hasTypos: boolean
  /** Words that have been looked up. Variants of a query share them. */
  foundWords: Map<string, FoundWord>
}

/** Returns a word with two adjacent letters swapped, in all ways. To MiniSearch, these would be two typos. */
function listSwapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  )
}

function lookUp({ index, weights: used, hasTypos }: Scope, word: string, isLast: boolean) {
  const mayHaveTypos = hasTypos && word.length >= MIN_TYPO && !/^\d+$/.test(word)
  const stem = toStem(word)
  return index.words.search(word, {
    tokenize: () => [...new Set([word, stem, ...(mayHaveTypos ? listSwapped(word) : [])])],
    processTerm: (term) => term,
    fields: FIELDS.filter((field) => used[field] > 0),
    boost: used,
    boostTerm: (term) => (term === word ? 1 : term === stem ? used.inflection : used.typo),
    prefix: (term) => term === word && (isLast || word.length >= MIN_PREFIX),
    fuzzy: (term) => term === word && mayHaveTypos && (word.length >= MIN_TWO_TYPOS ? 2 : 1),
    weights: { prefix: used.prefix, fuzzy: used.typo },
  })
}

function findWord(scope: Scope, word: string, isLast: boolean): FoundWord {
  const { units } = scope.index
  const key = `${isLast} ${word}`
  const known = scope.foundWords.get(key)
  if (known) return known
  const results = lookUp(scope, word, isLast)
  // https://en.wikipedia.org/wiki/Okapi_BM25
  const rarity = Math.log(1 + (units.length - results.length + 0.5) / (results.length + 0.5))
  const found: FoundWord = {
    results: new Map(results.map((result) => [result.id as number, result])),
    own: new Float32Array(units.length),
    named: new Uint8Array(units.length),
    best: new Float32Array((units.at(-1)?.page.id ?? 0) + 1),
    rarity: results.length === 0 ? 0 : rarity,
  }
  for (const { id, score, match } of results) {
    const page = units[id as number]?.page.id ?? 0
    found.own[id as number] = score
    found.best[page] = Math.max(found.best[page] ?? 0, score)
    if (Object.values(match).some((fields) => NAME_FIELDS.some((name) => fields.includes(name)))) {
      found.named[id as number] = 1
    }
  }
  scope.foundWords.set(key, found)
  return found
}

/** Returns the significant words: all except for filler words and single letters, or all if there are no others. */
function listSignificant(words: string[], fillerWords: ReadonlySet<string>): string[] {
  const significant = words.filter((word) => !fillerWords.has(word) && word.length > 1)
  return significant.length > 0 ? significant : words
}

/** Whether a folded text has a phrase at the start of a word. */
function hasPhrase(folded: string, phrase: string): boolean {
  for (let at = folded.indexOf(phrase); at !== -1; at = folded.indexOf(phrase, at + 1)) {
    const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')
    if (isStart || tokenize(phrase[0] ?? '').length === 0) return true
  }
  return false
}

function hasPhrases(unit: Unit, phrases: string[]): boolean {
  if (phrases.length === 0) return true
  const places = [unit.name, joinTexts(unit, 'text'), joinTexts(unit, 'code')].map(fold)
  return phrases.every((phrase) => places.some((place) => hasPhrase(place, phrase)))
}

/** Returns the factor for a name: higher if it has little else than the words, and has them next to each other. */
function toNameFactor(unit: Unit, pairs: string[], inName: number, used: Weights): number {
  const adjacent = pairs.filter((pair) => unit.folded.includes(pair)).length
  const brevity = Math.min(1, inName / Math.max(1, unit.length))
  return 1 + used.brevity * brevity + (used.order * adjacent) / Math.max(1, pairs.length)
}

/** A unit with what it and its page have of a query. */
type Found = Candidate & { isNamed: boolean; hasAll: boolean }

/** Scores the units of an index for one variant of a query. */
function evaluate(scope: Scope, { words, isTyped }: Variant): Found[] {
  const { index, query, weights: used, fillerWords } = scope
  const significant = listSignificant(words, fillerWords)
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)
  const found = words.map((word, at) => findWord(scope, word, at === words.length - 1))
  const counts = words.map((word) => significant.includes(word))
  const total = found.reduce((sum, { rarity }, at) => sum + (counts[at] ? rarity : 0), 0)
  return index.units.flatMap((unit) => {
    let [score, inName, onPage, here, anywhere] = [0, 0, 0, 0, 0]
    found.forEach(({ own, best, named, rarity }, at) => {
      const onThisPage = best[unit.page.id] ?? 0
      if (onThisPage === 0) return
      const inThisUnit = own[unit.id] ?? 0
      score += (inThisUnit + used.page * onThisPage) * (counts[at] ? 1 : used.filler)
      if (!counts[at]) return
      onPage += 1
      anywhere += rarity
      if (inThisUnit > 0) here += rarity
      inName += named[unit.id] ?? 0
    })
    // A section with little of the query isn't why its page is found.
    if (here === 0 || here < MIN_SHARE * total || !hasPhrases(unit, query.phrases)) return []
    const { part } = unit.page
    const isDocumentation = part === 'guide' || part === 'reference'
    const isNamed = isDocumentation && inName === significant.length
    // Without its text, a part of the site has other hits only by chance.
    if (!index.hasText && !isNamed) return []
    const factor =
      (isTyped ? 1 : used.synonym) *
      used[part] *
      (query.isQuestion && part === 'reference' ? used.question : 1) *
      (isNamed ? used.named : 1) *
      (anywhere / total) ** used.coverage *
      (here / total) ** used.section *
      toNameFactor(unit, pairs, inName, used)
    const hasAll = onPage === significant.length
    return { index, unit, score: score * factor, words: found, isNamed, hasAll }
  })
}

/** Returns units that the query names exactly: the best kind of name first, then the reader's own part of the site. */
function rankExact(indexes: TagIndex[], { exact }: Query, used: Weights): Candidate[] {
  return indexes
    .flatMap((index, order) =>
      (index.exact.get(exact) ?? []).map(({ unit, rank: kind }) => ({
        index,
        unit,
        kind,
        order,
        score: used[unit.page.part] - unit.name.length / 1000,
      })),
    )
    .sort(
      (one, other) => one.kind - other.kind || one.order - other.order || other.score - one.score,
    )
}

/** Returns pages whose title has a word that starts with the one or two typed letters. */
function rankShort(scope: Scope): Candidate[] {
  const { index, query, weights: used } = scope
  const [word = ''] = query.variants[0]?.words ?? []
  return index.units.flatMap((unit) => {
    const words = tokenize(unit.name)
    if (word === '' || unit.kind !== 'title' || !words.some(({ term }) => term.startsWith(word)))
      return []
    return { index, unit, score: used[unit.page.part] / words.length }
  })
}

/** Sorts hits, best first. Further hits on the same page come later, so that it doesn't fill the list. */
function sortHits<Hit extends Candidate>(
  found: Hit[],
  before: Candidate[],
  { repeat }: Weights,
): Hit[] {
  const compare = (one: Candidate, other: Candidate) => other.score - one.score
  const hits = new Map<Unit['page'], number>()
  const count = ({ unit: { page } }: Candidate) => {
    const already = hits.get(page) ?? 0
    hits.set(page, already + 1)
    return already
  }
  before.forEach(count)
  return [...found]
    .sort(compare)
    .map((hit) => ({ ...hit, score: hit.score * repeat ** count(hit) }))
    .sort(compare)
}

/**
 * Returns all hits of a query, best first: exact names, and then everything else by score. Words may have typos if
 * hardly anything has all of them.
 * @param indexes the parts of the site to search, the reader's own first
 * @param hasAllText whether all text has been loaded; until then, only names that have all words are hits
 */
export function rank(
  indexes: TagIndex[],
  query: Query,
  fillerWords: ReadonlySet<string>,
  hasAllText: boolean,
  used: Weights = weights,
): Candidate[] {
  const exact = rankExact(indexes, query, used)
  const toScope = (index: TagIndex, hasTypos: boolean): Scope => ({
    index,
    query,
    weights: used,
    fillerWords,
    hasTypos,
    foundWords: new Map(),
  })
  const find = (hasTypos: boolean) => {
    const best = new Map<Unit, Found>()
    for (const index of indexes) {
      const scope = toScope(index, hasTypos)
      for (const hit of query.variants.flatMap((variant) => evaluate(scope, variant))) {
        if (hit.score > (best.get(hit.unit)?.score ?? 0)) best.set(hit.unit, hit)
      }
    }
    return [...best.values()]
  }
  if (query.isShort) {
    const short = indexes.flatMap((index) => rankShort(toScope(index, false)))
    return [...exact, ...sortHits(short, exact, used)]
  }
  const typed = find(false)
  if (!hasAllText)
    return [
      ...exact,
      ...sortHits(
        typed.filter(({ isNamed }) => isNamed),
        exact,
        used,
      ),
    ]
  const isFew = typed.filter(({ hasAll }) => hasAll).length + exact.length < FEW
  const found = isFew && query.phrases.length === 0 ? find(true) : typed
  return [...exact, ...sortHits(found, exact, used)]
}
