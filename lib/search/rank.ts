import memoize from 'lodash-es/memoize.js'
import type { SearchResult } from 'minisearch'
import type { IndexedPage } from './index-files'
import type { Query } from './query'
import type { TagIndex, Unit } from './tag-index'
import { FIELDS, NAME_FIELDS } from './tag-index'
import { fold, toStem } from './tokenize'

/**
 * Every number that decides the order of hits, with its reason. All are factors. `rank.test.ts` has a case for each that
 * fails without it. `npm run test:search` measures them together: they were chosen by its tasks and questions without
 * those that are held out.
 */
export const weights = {
  // The field that has a word. MiniSearch multiplies it by how rare the word is, and how often the field has it.
  /** A page's own name says best what it is about. */
  title: 8,
  heading: 6,
  /** Many options consist of general words: `title`, `path`. */
  option: 6,
  /** What the author expects readers to type. */
  keywords: 6,
  description: 5,
  /** The names of what a heading or an option belongs to: `Sidebar items` for `Link`. */
  context: 5,
  text: 3,
  /** Code repeats the same words on many pages. */
  code: 0.9,

  // How a word was found.
  /** Only its beginning was typed, maybe of another word. */
  prefix: 0.5,
  /** Another form of the word: `deploying` for `deploy`. */
  inflection: 0.6,
  /** It differs by a typo, so it is likely another word. */
  typo: 0.2,
  /** Share for a word that is only elsewhere on the page. */
  page: 0.35,

  // How well the words fit together.
  /** Share of its score that each further hit on a page keeps, so that one page doesn't fill the list. */
  repeat: 0.65,

  // The part of the site.
  /** Guides answer most queries. */
  guide: 1.2,
  /** Share for the reference if the query is a question: it describes names, but readers ask how to do something. */
  question: 0.6,
  /** Everything outside the documentation, and about upgrades from old releases, answers few. */
  other: 0.4,
}

/** Limits, each with its reason. */
const limits = {
  /** Minimum length of a prefix. Too many words start with a shorter one, unless it's still being typed. */
  prefix: 3,
  /** Minimum length of a word that may have a typo. A typo in a shorter word makes another word. */
  typo: 5,
  /** Share of the words' total rarity that a section must have. One with less isn't why its page is found. */
  share: 0.5,
}

/** Where a word is. */
export type FoundWord = {
  /** What MiniSearch has found, by unit. */
  results: Map<number, SearchResult>
  /** The best score on each page. */
  best: Map<Unit['page'], number>
  /** How much the word says: the fewer units have it, the more. A word that is nowhere says nothing. */
  rarity: number
}

/** A unit that a query has found. */
export type Candidate = {
  index: TagIndex
  unit: Unit
  score: number
  /** Where the words of the query are. */
  words?: FoundWord[]
  note?: string
  /** Whether its name has all words. */
  isNamed?: boolean
}

/** Returns a word with two adjacent letters swapped, in all ways. To MiniSearch, these would be two typos. */
function listSwapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  )
}

function findWord(index: TagIndex, query: Query, word: string): FoundWord {
  const mayHaveTypos = word.length >= limits.typo && !/^\d+$/.test(word)
  const isTyped = word === query.variants[0]?.at(-1)
  const stem = toStem(word)
  const found = index.words.search(word, {
    tokenize: () => [...new Set([word, stem, ...(mayHaveTypos ? listSwapped(word) : [])])],
    processTerm: (term) => term,
    // One or two letters say too little for other fields.
    fields: query.isShort ? ['title'] : FIELDS.filter((field) => weights[field] > 0),
    boost: weights,
    boostTerm: (term) => (term === word ? 1 : term === stem ? weights.inflection : weights.typo),
    prefix: (term) => term === word && (isTyped || word.length >= limits.prefix),
    fuzzy: (term) => term === word && mayHaveTypos && 1,
    weights: { prefix: weights.prefix, fuzzy: weights.typo },
  })
  const results = new Map(found.map((result) => [result.id as number, result]))
  const best: FoundWord['best'] = new Map()
  for (const [id, { score }] of results) {
    const page = index.units[id]?.page
    if (page) best.set(page, Math.max(best.get(page) ?? 0, score))
  }
  // https://en.wikipedia.org/wiki/Okapi_BM25
  const rarity = Math.log(1 + (index.units.length - found.length + 0.5) / (found.length + 0.5))
  return { results, best, rarity: found.length === 0 ? 0 : rarity }
}

const isInName = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => NAME_FIELDS.some((name) => fields.includes(name)))

function hasPhrases({ name, text, code }: Unit, phrases: RegExp[]): boolean {
  return phrases.every((phrase) => [name, text, code].some((place) => phrase.test(fold(place))))
}

/** Returns the factor for the part of the site. */
function toPartFactor({ part }: IndexedPage, { isQuestion }: Query): number {
  if (part !== 'reference') return weights[part]
  return isQuestion ? weights.question : 1
}

/** Scores the units of an index for one way to phrase a query. */
function evaluate(index: TagIndex, query: Query, found: FoundWord[]) {
  const total = found.reduce((sum, { rarity }) => sum + rarity, 0)
  return index.units.flatMap((unit): Candidate[] => {
    let [score, here, inName] = [0, 0, 0]
    for (const { results, best, rarity } of found) {
      const own = results.get(unit.at)
      score += (own?.score ?? 0) + weights.page * (best.get(unit.page) ?? 0)
      if (own) here += rarity
      if (own && isInName(own)) inName += 1
    }
    if (here === 0 || here < limits.share * total || !hasPhrases(unit, query.phrases)) return []
    const isNamed = unit.page.part !== 'other' && inName === found.length
    const factor =
      toPartFactor(unit.page, query) *
      (here / total) *
      // A name that consists only of the query counts twice.
      (1 + Math.min(1, inName / Math.max(1, unit.length)))
    return [{ index, unit, score: score * factor, words: found, isNamed }]
  })
}

/** Returns units that the query names exactly: the best kind of name first, then the reader's own part of the site. */
function rankExact(indexes: TagIndex[], query: Query): Candidate[] {
  const found = indexes.flatMap((index) =>
    (index.exact.get(query.exact) ?? [])
      .map(({ unit, rank: kind }) => {
        const score = toPartFactor(unit.page, query) - unit.name.length / 1000
        return { index, unit, kind, score }
      })
      .sort((one, other) => other.score - one.score),
  )
  return found.sort((one, other) => one.kind - other.kind)
}

/** Sorts hits, best first. Further hits on the same page come later, so that it doesn't fill the list. */
function sortHits(found: Candidate[], before: Candidate[]): Candidate[] {
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
    .map((hit) => ({ ...hit, score: hit.score * weights.repeat ** count(hit) }))
    .sort(compare)
}

/**
 * Returns all hits of a query, best first: exact names, and then everything else by score.
 * @param indexes the parts of the site to search, the reader's own first
 * @param hasAllText whether all text has been loaded; until then, only names that have all words are hits
 */
export function rank(indexes: TagIndex[], query: Query, hasAllText: boolean): Candidate[] {
  const exact = rankExact(indexes, query)
  const found = indexes.flatMap((index) => {
    // Different ways to phrase a query have most words in common.
    const find = memoize((word: string) => findWord(index, query, word))
    const best = new Map<string, Candidate>()
    for (const words of query.variants) {
      for (const hit of evaluate(index, query, words.map(find))) {
        // Without its text, a part of the site has other hits only by chance.
        if (!(hasAllText && index.text) && !hit.isNamed) continue
        const { place } = hit.unit
        if (hit.score > (best.get(place)?.score ?? 0)) best.set(place, hit)
      }
    }
    return [...best.values()]
  })
  return [...exact, ...sortHits(found, exact)]
}
