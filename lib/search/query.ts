import escapeRegExp from 'lodash-es/escapeRegExp.js'
import memoize from 'lodash-es/memoize.js'
import type { SearchSetup } from './index-files'
import { fold, isDense, listWords, toExact, toStem } from './tokenize'

export type Query = {
  /** The query in the form in which exact names are compared. */
  exact: string
  /** Ways to phrase it, each as the words that a hit should have. The first one is as typed. */
  variants: string[][]
  /** Patterns of texts in quotes. A hit must have all of them. */
  phrases: RegExp[]
  /** Whether it has only one or two letters, which is enough only for titles. */
  isShort: boolean
  /** Whether it's in the words of a question, to which a guide is the better answer. */
  isQuestion: boolean
}

/** Maximum number of variants. More of them would cost more time than they help. */
const MAX_VARIANTS = 16

/** The words of synonyms, which every query needs. */
const listNameWords = memoize(listWords)
const listStems = memoize((text: string) => listWords(text).map(toStem))

/** Returns all ways to phrase a query with what the documentation calls things. */
function listWays(words: string[], synonyms: SearchSetup['synonyms']): string[][] {
  const ways = [words]
  for (const { from, to } of synonyms) {
    const old = listStems(from)
    for (const way of [...ways]) {
      const stems = way.map(toStem)
      if (!old.every((stem) => stems.includes(stem)) || ways.length === MAX_VARIANTS) continue
      const rest = way.filter((word) => !old.includes(toStem(word)))
      ways.push([...new Set([...rest, ...listNameWords(to)])])
    }
  }
  return ways
}

/** Returns the significant words: all except for filler words and single letters, or all if there are no others. */
function listSignificant(words: string[], fillerWords: string[]): string[] {
  const significant = words.filter((word) => !fillerWords.includes(word) && word.length > 1)
  return significant.length > 0 ? significant : words
}

/** Parses what a reader typed. */
export function parseQuery(
  text: string,
  { synonyms, fillerWords }: Pick<SearchSetup, 'synonyms' | 'fillerWords'>,
): Query {
  const phrases = [...text.matchAll(/["“”]([^"“”]+)["“”]/g)].flatMap(
    ([, phrase = '']) => fold(phrase).trim() || [],
  )
  const unquoted = text.replace(/["“”]/g, ' ').trim()
  const words = listWords(unquoted)
  // A query with quotes is meant literally.
  const ways = phrases.length === 0 ? listWays(words, synonyms) : [words]
  return {
    exact: toExact(unquoted),
    variants: ways.map((way) => listSignificant(way, fillerWords)),
    // Not in the middle of a word.
    phrases: phrases.map(
      (phrase) => new RegExp(`(?<![\\p{L}\\p{N}](?=[\\p{L}\\p{N}]))${escapeRegExp(phrase)}`, 'u'),
    ),
    isShort: Array.from(unquoted).length <= 2 && !isDense(unquoted),
    isQuestion: words.length > 2 && words.some((word) => fillerWords.includes(word)),
  }
}
