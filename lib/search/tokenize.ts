/** A word in a text, with its position. */
export type Token = {
  /** The word in the form that the index uses: lowercase, without accents. */
  term: string
  start: number
  end: number
}

/** Scripts without spaces, in which a word can start anywhere in a sentence. */
const DENSE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The boundaries between the parts of an identifier: `parseFront`, `MDXPlugin`. Digits stay with their letters: `i18n`,
 * `v3`.
 */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

// eslint-disable-next-line no-control-regex -- ASCII includes control characters
const ASCII = /^[\u0000-\u007f]*$/

/** Returns a text in the form in which words are compared: lowercase, without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return ASCII.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Whether a text has letters of a script without spaces. */
export function isDense(text: string): boolean {
  return !ASCII.test(text) && DENSE.test(text)
}

/** Splits a text into consecutive pieces, each with its own token. */
function toTokens(pieces: string[], start: number): Token[] {
  let at = start
  return pieces.map((piece) => {
    const from = at
    at += piece.length
    return { term: fold(piece), start: from, end: at }
  })
}

/**
 * Returns the tokens of a word: of an identifier, the whole and its parts; in a script without spaces, each pair of
 * adjacent letters and the last letter alone, so that any two letters are found, and a single one as a prefix.
 */
function splitWord(word: string, start: number): Token[] {
  const whole = { term: fold(word), start, end: start + word.length }
  if (isDense(word)) {
    const letters = toTokens(Array.from(word), start)
    return letters.map((letter, index) => {
      const next = letters[index + 1]
      return next ? { ...letter, term: letter.term + next.term, end: next.end } : letter
    })
  }
  // Most words have no capital after the first letter.
  if (word.slice(1) === whole.term.slice(1)) return [whole]
  const parts = word.split(HUMP)
  return parts.length === 1 ? [whole] : [whole, ...toTokens(parts, start)]
}

/**
 * Returns the words of a text, in order. An identifier is found as a whole and in parts: `markdown.parseFrontMatter` has
 * the words markdown, parsefrontmatter, parse, front and matter.
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(WORD)].flatMap((match) => splitWord(match[0], match.index))
}

/**
 * Returns the words of a text as a reader types them, each identifier as a whole.
 * @example listWords('the parseFrontMatter') // ['the', 'parsefrontmatter']
 */
export function listWords(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    if (!isDense(word)) return [fold(word)]
    const terms = splitWord(word, 0).map(({ term }) => term)
    // The last letter is also in the pair before it.
    return terms.length > 1 ? terms.slice(0, -1) : terms
  })
}

/**
 * Returns the words of an identifier.
 * @example listParts('markdown.parseFrontMatter') // ['markdown', 'parse', 'front', 'matter']
 */
export function listParts(identifier: string): string[] {
  return (identifier.match(WORD) ?? []).flatMap((word) => word.split(HUMP)).map(fold)
}

/** Minimum length of what the forms of a word have in common. Shorter beginnings belong to different words. */
const MIN_STEM = 4

const ENDING = /(?:ations?|ions?|ings?|ments?|ied|ies|ed|es|s|e|y)$/

/** Returns what the forms of a word have in common: `deploy` for `deploying` and `deployment`. */
export function toStem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word
  const stem = word.replace(ENDING, '')
  return stem.length >= MIN_STEM ? stem : word
}

/**
 * Returns a name in the form in which it's compared with an exact query: without case, accents, surrounding symbols,
 * and the parentheses of a call.
 */
export function toExact(text: string): string {
  return fold(text)
    .replace(/\(.*?\)$/, '')
    .replace(/^[^\p{L}\p{N}@_-]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
}
