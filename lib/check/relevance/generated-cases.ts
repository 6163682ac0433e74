import { stripMarks } from '@/lib/search/marks'
import type { Unit } from '@/lib/search/tag-index'
import { toExact, tokenize } from '@/lib/search/tokenize'
import { fillerWords } from '@/lib/config/search'
import type { LocalSearch } from './local-search'
import type { SearchHit } from '@/lib/search/protocol'

/** A query generated from the content, and a test for the right hits. */
export type GeneratedCase = { query: string; isRight: (hit: SearchHit) => boolean }

/** Kinds of queries, with the number of first hits that must include the right one. */
export const CASE_KINDS = { exact: 1, typo: 5, prefix: 5, pair: 5 } as const

export type CaseKind = keyof typeof CASE_KINDS

/** Number of cases of each kind. */
const CASES = 60

/** Minimum length of words that get a typo. A shorter word with a typo may be another word. */
const MIN_TYPO = 6

const PREFIX = 4

/** Returns a generator of numbers from 0 to 1 that are the same in every run: https://en.wikipedia.org/wiki/Xorshift */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

type Random = () => number

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('The content has nothing to make a query from.')
  return item
}

/** Creates different queries. `create` may give up on one by returning undefined. */
function make(
  random: Random,
  create: (random: Random) => GeneratedCase | undefined,
): GeneratedCase[] {
  const cases = new Map<string, GeneratedCase>()
  for (let attempt = 0; attempt < CASES * 50 && cases.size < CASES; attempt += 1) {
    const made = create(random)
    if (made) cases.set(made.query.toLowerCase(), made)
  }
  return [...cases.values()]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Returns a word with one letter missing, added, replaced, or swapped with the next one. */
function addTypo(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [head, letter, next, tail] = [
    word.slice(0, at),
    word[at] ?? '',
    word[at + 1] ?? '',
    word.slice(at + 1),
  ]
  const other = pick(
    Array.from(LETTERS).filter((each) => each !== letter),
    random,
  )
  return pick(
    [
      head + tail,
      head + other + letter + tail,
      head + other + tail,
      head + next + letter + tail.slice(1),
    ],
    random,
  )
}

function lastName({ hierarchy }: SearchHit): string {
  return toExact(stripMarks(hierarchy.at(-1) ?? ''))
}

/** Returns a test for hits that have one of the names, or are options with one as the last part of their path. */
function isNamed(names: Iterable<string>): GeneratedCase['isRight'] {
  const right = [...names].map(toExact)
  return (hit) => {
    const name = lastName(hit)
    return right.some((each) => name === each || name.endsWith(`.${each}`))
  }
}

/** Returns the meaningful words of a text, as written. */
function listWords(text: string, common: ReadonlySet<string>): string[] {
  return tokenize(text).flatMap(({ term, start, end }) =>
    term.length >= PREFIX && !common.has(term) && /^[a-z]+$/.test(term)
      ? text.slice(start, end)
      : [],
  )
}

function hasWord(name: string, word: string): boolean {
  return tokenize(name).some(({ term }) => term === word.toLowerCase())
}

/** Returns the name of a unit, preceded by the names of everything it belongs to. */
function toLine(unit: Unit): string {
  return [...unit.parents, unit].map(({ name }) => name).join(' ')
}

/** Generates queries from the names in a version. They're the same in every run. */
export function generateCases({ index }: LocalSearch): Record<CaseKind, GeneratedCase[]> {
  const { units } = index
  const common = new Set(fillerWords)
  const titles = units.filter(({ kind }) => kind === 'title')
  const options = units.filter(
    ({ kind, name }) => (kind === 'option' || kind === 'mention') && /^[\w.@/-]+$/.test(name),
  )
  const headings = units.filter(({ kind }) => kind === 'heading')
  const anyName = (random: Random) => pick(random() < 0.5 ? titles : options, random)
  const random = createRandom(20240229)
  return {
    exact: make(random, (next) => {
      const { name } = anyName(next)
      return { query: name, isRight: isNamed([name]) }
    }),
    typo: make(random, (next) => {
      const { name } = anyName(next)
      const words = listWords(name, new Set()).filter((word) => word.length >= MIN_TYPO)
      if (words.length === 0) return undefined
      const word = pick(words, next)
      return { query: name.replace(word, addTypo(word, next)), isRight: isNamed([name]) }
    }),
    prefix: make(random, (next) => {
      const words = listWords(pick(titles, next).name, common).filter(
        (word) => word.length > PREFIX,
      )
      if (words.length === 0) return undefined
      const query = pick(words, next).slice(0, PREFIX).toLowerCase()
      // A complete word doesn't count as a prefix.
      if (units.some(({ name }) => hasWord(name, query))) return undefined
      const starts = ({ name }: Unit) => tokenize(name).some(({ term }) => term.startsWith(query))
      return { query, isRight: isNamed(titles.filter(starts).map(({ name }) => name)) }
    }),
    pair: make(random, (next) => {
      const heading = pick(headings, next)
      const words = listWords(toLine(heading), common)
      const [one, other] = [
        pick(words.length > 1 ? words : [''], next),
        pick(words.length > 1 ? words : [''], next),
      ]
      if (one === '' || one.toLowerCase() === other.toLowerCase()) return undefined
      const pages = units
        .filter((unit) => hasWord(toLine(unit), one) && hasWord(toLine(unit), other))
        .map(({ page }) => page.path)
      return {
        query: `${one} ${other}`,
        isRight: ({ id }) => pages.includes(id.slice(1).replace(/#.*/, '')),
      }
    }),
  }
}

/** Returns the queries of a kind that don't find a right hit. */
export function listMissed(
  { search }: LocalSearch,
  kind: CaseKind,
  cases: GeneratedCase[],
): string[] {
  return cases.flatMap(({ query, isRight }) =>
    search(query).slice(0, CASE_KINDS[kind]).some(isRight) ? [] : [query],
  )
}
