import type { Synonym } from './index-files'
import { fold, isDense, listWords, toExact, toStem } from './tokenize'

export type Query = {
  /** The query in the form in which exact names are compared. */
  exact: string
  /** Ways to phrase it, each as the words that a hit should have. The first one is as typed. */
  variants: string[][]
  /** Texts in quotes. A hit must have all of them. */
  phrases: string[]
  /** Whether it has only one or two letters, which is enough only for titles. */
  isShort: boolean
  /** Whether it's in the words of a question, to which a guide is the better answer. */
  isQuestion: boolean
}

/** Maximum number of variants. More of them would cost more time than they help. */
const MAX_VARIANTS = 16

/** Replaces the words whose stems are `from`, wherever they are. Returns undefined if one is missing. */
function replaceWords(words: string[], from: string[], to: string[]): string[] | undefined {
  const stems = words.map(toStem)
  const places = from.map((each) => stems.indexOf(each))
  if (places.includes(-1) || places.length === 0) return undefined
  const at = Math.min(...places)
  return words.flatMap((word, index) => {
    if (index === at) return to
    return places.includes(index) || to.includes(word) ? [] : [word]
  })
}

/** Returns all ways to phrase a query with what the documentation calls things. */
function listWays(words: string[], synonyms: readonly Synonym[]): string[][] {
  const ways = [words]
  const stems = new Set(words.map(toStem))
  for (const { from, to } of synonyms) {
    const old = listWords(from).map(toStem)
    if (!old.every((stem) => stems.has(stem))) continue
    const name = listWords(to)
    // Another synonym may be of what this one has added.
    for (const word of name) stems.add(toStem(word))
    for (const way of [...ways]) {
      const other = replaceWords(way, old, name)
      if (other && ways.length < MAX_VARIANTS) ways.push(other)
    }
  }
  return ways
}

/** Returns the significant words: all except for filler words and single letters, or all if there are no others. */
function listSignificant(words: string[], fillerWords: ReadonlySet<string>): string[] {
  const significant = words.filter((word) => !fillerWords.has(word) && word.length > 1)
  return significant.length > 0 ? significant : words
}

/**
 * Parses what a reader typed.
 * @param fillerWords words that a hit doesn't need to have
 */
export function parseQuery(
  text: string,
  synonyms: readonly Synonym[],
  fillerWords: ReadonlySet<string>,
): Query {
  const phrases = [...text.matchAll(/["“”]([^"“”]+)["“”]/g)].flatMap(
    ([, phrase = '']) => fold(phrase).trim() || [],
  )
  const unquoted = text.replace(/["“”]/g, ' ').trim()
  const words = listWords(unquoted)
  // A query with quotes is meant literally.
  const ways = phrases.length === 0 ? listWays(words, synonyms) : [words]
  const variants = new Map(
    ways.map((way) => listSignificant(way, fillerWords)).map((way) => [way.join(' '), way]),
  )
  return {
    exact: toExact(unquoted),
    variants: [...variants.values()].filter((way) => way.length > 0),
    phrases,
    isShort: Array.from(unquoted).length <= 2 && !isDense(unquoted),
    isQuestion: words.length > 2 && words.some((word) => fillerWords.has(word)),
  }
}
