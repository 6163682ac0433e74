import uniqBy from 'lodash-es/uniqBy.js'
import { stripMarks } from '@/lib/search/protocol'
import type { Unit } from '@/lib/search/tag-index'
import { toExact, tokenize } from '@/lib/search/tokenize'
import { fillerWords } from '@/lib/config/search'
import type { LocalSearch, SearchCase } from './local-search'
import { toPath } from './local-search'
import type { SearchHit } from '@/lib/search/protocol'

/** Minimum length of words that get a typo. A shorter word with a typo may be another word. */
const MIN_TYPO = 6

const PREFIX = 4

/** Returns a word with one letter in its middle missing, doubled, replaced, or swapped with the next one. */
function addTypo(word: string, kind: number): string {
  const at = Math.floor(word.length / 2)
  const [head, letter = '', next = '', tail] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 1),
  ]
  const typos = [tail, letter + letter + tail, `q${tail}`, next + letter + tail.slice(1)]
  return head + (typos[kind % typos.length] ?? '')
}

function lastName({ hierarchy }: SearchHit): string {
  return toExact(stripMarks(hierarchy.at(-1) ?? ''))
}

/**
 * Returns a test for hits that have one of the names, are options with one as the last part of their path, or pages with
 * one at the end of their URL.
 */
function isNamed(names: Iterable<string>): SearchCase['isRight'] {
  const right = [...names].map(toExact)
  return (hit) => {
    const name = lastName(hit)
    const slug = /([^/]+)\/$/.exec(hit.id)?.[1] ?? ''
    return right.some(
      (each) =>
        [name, slug].includes(each) || name.endsWith(`.${each}`) || slug.endsWith(`-${each}`),
    )
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

const toDifferent = (cases: SearchCase[]) => uniqBy(cases, ({ query }) => query.toLowerCase())

/** Generates queries from all names in a version, by kind. */
export function generateCases({ index }: LocalSearch) {
  const { units } = index
  const common = new Set(fillerWords)
  const titles = units.filter(({ kind }) => kind === 'title')
  const options = units.filter(
    ({ kind, name }) => (kind === 'option' || kind === 'mention') && /^[\w.@/-]+$/.test(name),
  )
  const headings = units.filter(({ kind }) => kind === 'heading')
  const names = [...titles, ...options].map(({ name }) => name)
  const known = new Set(units.flatMap(({ name }) => tokenize(name).map(({ term }) => term)))
  const prefixes = titles
    .flatMap(({ name }) => listWords(name, common))
    .filter((word) => word.length > PREFIX)
    .map((word) => word.slice(0, PREFIX).toLowerCase())
  return {
    exact: toDifferent(names.map((name) => ({ query: name, isRight: isNamed([name]) }))),
    typo: toDifferent(
      names.flatMap((name, at) => {
        const word = listWords(name, new Set()).find(({ length }) => length >= MIN_TYPO)
        if (word === undefined) return []
        return { query: name.replace(word, addTypo(word, at)), isRight: isNamed([name]) }
      }),
    ),
    prefix: toDifferent(
      prefixes
        // A complete word doesn't count as a prefix.
        .filter((query) => !known.has(query))
        .map((query) => {
          const isStarted = ({ name }: Unit) =>
            tokenize(name).some(({ term }) => term.startsWith(query))
          return { query, isRight: isNamed(titles.filter(isStarted).map(({ name }) => name)) }
        }),
    ),
    pair: toDifferent(
      headings.flatMap((heading) => {
        const words = uniqBy(listWords(toLine(heading), common), (word) => word.toLowerCase())
        const [one, other] = [words[0] ?? '', words.at(-1) ?? '']
        if (words.length < 2) return []
        return {
          query: `${one} ${other}`,
          isRight: (hit) =>
            units.some(
              (unit) =>
                toPath(hit) === unit.page.path &&
                [one, other].every((word) => hasWord(toLine(unit), word)),
            ),
        }
      }),
    ),
  }
}
