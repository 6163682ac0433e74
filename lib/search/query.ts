import type { Synonym } from './index-files'
import { fold, toExact, tokenize } from './tokenize'

/** One way to phrase a query. */
export type Variant = {
  /** Words in the form that the index uses. */
  words: string[]
  /** The words that count for a hit. */
  significant: ReadonlySet<string>
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
}

/** Maximum number of variants. More of them would cost more time than they help. */
const MAX_VARIANTS = 6

/** Minimum length of the parts of a compound. Shorter parts are more likely endings. */
const MIN_PART = 3

/** Scripts without spaces are in this range. */
const isDense = (text: string) => /[\u2e00-\uffff]/.test(text)

/** Returns the words of a text, and the same words with identifiers split into parts. */
function readWords(text: string): { words: string[]; parts: string[] } {
  const tokens = tokenize(text)
  const isInside = (inner: (typeof tokens)[number], outer: (typeof tokens)[number]) =>
    inner !== outer &&
    inner.start >= outer.start &&
    inner.end <= outer.end &&
    inner.end - inner.start < outer.end - outer.start
  const list = (leftOut: (token: (typeof tokens)[number]) => boolean) =>
    tokens.filter((token) => !leftOut(token)).map(({ term }) => term)
  const isInner = (token: (typeof tokens)[number]) => tokens.some((other) => isInside(token, other))
  const isOuter = (token: (typeof tokens)[number]) =>
    !isDense(token.term) && tokens.some((other) => isInside(other, token))
  return {
    words: list(isInner),
    parts: list((token) => isOuter(token) || (isDense(token.term) && isInner(token))),
  }
}

function replaceWords(words: string[], from: string[], to: string[]): string[] | undefined {
  const at = words.findIndex((_, index) =>
    from.every((word, offset) => words[index + offset] === word),
  )
  return at === -1 ? undefined : [...words.slice(0, at), ...to, ...words.slice(at + from.length)]
}

/** Looks up words in the names of the site. */
export type KnownNames = {
  isKnown: (word: string) => boolean
  /** Whether there is a word that differs by one typo. */
  isNear: (word: string) => boolean
}

/**
 * Splits `frontmatter` into `front matter`, and joins `type script` to `typescript`, if the site writes them that way.
 */
function listCompounds(words: string[], { isKnown, isNear }: KnownNames): string[][] {
  return words.flatMap((word, index) => {
    const found: string[][] = []
    const next = words[index + 1]
    if (next !== undefined && isKnown(word + next)) {
      found.push([...words.slice(0, index), word + next, ...words.slice(index + 2)])
    }
    if (isKnown(word) || isDense(word) || isNear(word)) return found
    for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)]
      if (!isKnown(head) || !isKnown(tail)) continue
      found.push([...words.slice(0, index), head, tail, ...words.slice(index + 1)])
      break
    }
    return found
  })
}

/** Returns all words except for filler words and single letters, or all words if there are no others. */
function listSignificantWords(
  words: string[],
  fillerWords: ReadonlySet<string>,
): ReadonlySet<string> {
  const significant = words.filter(
    (word) => !fillerWords.has(word) && (word.length > 1 || isDense(word)),
  )
  return new Set(significant.length > 0 ? significant : words)
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
  const { words, parts } = readWords(unquoted)
  const ways = [words]
  // A query with quotes has no variants.
  if (phrases.length === 0) {
    if (parts.length > words.length) ways.push(parts)
    ways.push(...listCompounds(words, known))
    for (const { from, to } of synonyms) {
      const [old, name] = [readWords(from).words, readWords(to).words]
      ways.push(
        ...ways
          .flatMap((way) => [replaceWords(way, old, name) ?? []])
          .filter((way) => way.length > 0)
          .slice(0, 1),
      )
    }
  }
  const seen = new Set<string>()
  const variants = ways
    .filter((way) => {
      const key = way.join(' ')
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, MAX_VARIANTS)
    .map((way, index) => ({
      words: way,
      significant: listSignificantWords(way, fillerWords),
      isTyped: index === 0,
    }))
  return {
    exact: toExact(unquoted),
    variants,
    phrases,
    isShort: Array.from(unquoted).length <= 2 && !isDense(unquoted),
  }
}
