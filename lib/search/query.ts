import { cacheByObject } from '@/lib/core/cache-by-object'
import type { Synonym } from './index-files'
import { fold, isDense, toExact, toStem, tokenize } from './tokenize'

/** One way to phrase a query. */
export type Variant = {
  /** Words in the form that the index uses. */
  words: string[]
  /** Whether these are the words that were typed. */
  isTyped: boolean
}

export type Query = {
  /** The query in the form in which exact names are compared. */
  exact: string
  variants: Variant[]
  /** Texts in quotes. A hit must have all of them. */
  phrases: string[]
  /** Whether it has only one or two letters, which is enough only for titles. */
  isShort: boolean
  /** Whether it's in the words of a question, to which a guide is the better answer. */
  isQuestion: boolean
}

/** Maximum number of variants. More of them would cost more time than they help. */
const MAX_VARIANTS = 16

/** Minimum length of the parts of a compound. Shorter parts are more likely endings. */
const MIN_PART = 3

/** Returns the words of a text: of an identifier, either only the parts or only the whole. */
function readWords(text: string, kept: 'parts' | 'wholes'): string[] {
  const tokens = tokenize(text)
  return tokens
    .filter((token) =>
      tokens.every((other) => {
        const [inner, outer] = kept === 'wholes' ? [token, other] : [other, token]
        const isInside =
          inner.start >= outer.start &&
          inner.end <= outer.end &&
          inner.end - inner.start < outer.end - outer.start
        // A single letter of a script without spaces is inside a pair.
        return !isInside || (kept === 'parts' && isDense(token.term))
      }),
    )
    .filter(
      ({ term }, _at, all) => all.length === 1 || !isDense(term) || Array.from(term).length > 1,
    )
    .map(({ term }) => term)
}

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

/** Returns the words of synonyms, which are the same for every query. */
const readSynonyms = cacheByObject((synonyms: readonly Synonym[]) =>
  synonyms.map(({ from, to }) => ({
    old: readWords(from, 'wholes').map(toStem),
    name: readWords(to, 'wholes'),
  })),
)

/** Looks up words in the names of the site. */
export type KnownNames = {
  isKnown: (word: string) => boolean
  /** Whether there is a word that differs by one typo. */
  isNear: (word: string) => boolean
}

/** Splits `frontmatter` into `front matter`, and joins `type script` to `typescript`, as the site writes them. */
function listCompounds(words: string[], { isKnown, isNear }: KnownNames): string[][] {
  return words.flatMap((word, index) => {
    const replace = (count: number, ...by: string[]) => words.toSpliced(index, count, ...by)
    const next = words[index + 1]
    const joined = next !== undefined && isKnown(word + next) ? [replace(2, word + next)] : []
    if (word.length < 2 * MIN_PART || isDense(word) || isKnown(word) || isNear(word)) return joined
    const parts = Array.from({ length: word.length - 2 * MIN_PART + 1 }, (_, at) => [
      word.slice(0, at + MIN_PART),
      word.slice(at + MIN_PART),
    ]).find((each) => each.every(isKnown))
    return parts ? [...joined, replace(1, ...parts)] : joined
  })
}

/**
 * Parses what a reader typed.
 * @param known words in names of the site
 * @param fillerWords words that a hit doesn't need to have
 */
export function parseQuery(
  text: string,
  synonyms: readonly Synonym[],
  known: KnownNames,
  fillerWords: ReadonlySet<string>,
): Query {
  const phrases = [...text.matchAll(/["“”]([^"“”]+)["“”]/g)].flatMap(
    ([, phrase = '']) => fold(phrase).trim() || [],
  )
  const unquoted = text.replace(/["“”]/g, ' ').trim()
  const words = readWords(unquoted, 'wholes')
  const ways = [words]
  // A query with quotes has no variants.
  if (phrases.length === 0) {
    ways.push(readWords(unquoted, 'parts'), ...listCompounds(words, known))
    const stems = new Set(ways.flat().map(toStem))
    for (const { old, name } of readSynonyms(synonyms)) {
      if (!old.every((stem) => stems.has(stem))) continue
      for (const word of name) stems.add(toStem(word))
      const found = ways.map((way) => replaceWords(way, old, name))
      if (ways.length < MAX_VARIANTS) ways.push(...found.filter((way) => way !== undefined))
    }
  }
  const variants = [...new Map(ways.map((way) => [way.join(' '), way])).values()]
    .filter((way) => way.length > 0)
    .slice(0, MAX_VARIANTS)
    .map((way, index) => ({ words: way, isTyped: index === 0 }))
  return {
    exact: toExact(unquoted),
    variants,
    phrases,
    isShort: Array.from(unquoted).length <= 2 && !isDense(unquoted),
    isQuestion: words.length > 2 && words.some((word) => fillerWords.has(word)),
  }
}
