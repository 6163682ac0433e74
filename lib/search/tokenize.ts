/** A word in a text, with its position. */
export type Token = {
  /** The word in the form that the index uses: lowercase, without accents. */
  term: string
  start: number
  end: number
}

/** Letters of scripts without spaces, in which a word can start anywhere in a sentence. */
const DENSE =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]'

/**
 * A word; in a script without spaces, a letter, with the next one in a group, so that any two letters are found, and a
 * single one as a prefix.
 */
const WORD = new RegExp(`(?=(${DENSE}{1,2}))${DENSE}|[[\\p{L}\\p{N}\\p{M}]--${DENSE}]+`, 'gv')

/** A part of an identifier: `parse` of `parseFront`, `MDX` of `MDXPlugin`. Digits stay with their letters: `i18n`. */
const PART = /.+?(?:(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|$)/gu

/** Returns a text in the form in which words are compared: lowercase, without accents. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Whether a text has letters of a script without spaces. */
export function isDense(text: string): boolean {
  return new RegExp(DENSE, 'u').test(text)
}

/**
 * Returns the words of a text, in order. An identifier is found as a whole and in parts: `markdown.parseFrontMatter` has
 * the words markdown, parsefrontmatter, parse, front and matter.
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: match, 1: pair, index }) => {
    const toToken = (part: string, at: number) => ({
      ...{ term: fold(part), start: index + at, end: index + at + part.length },
    })
    const whole = toToken(pair ?? match, 0)
    // Most words have no capital after the first letter.
    if (match.slice(1) === whole.term.slice(1)) return [whole]
    const parts = [...match.matchAll(PART)]
    return parts.length > 1
      ? [whole, ...parts.map((part) => toToken(part[0], part.index))]
      : [whole]
  })
}

/**
 * Returns the words of a text as a reader types them, each identifier as a whole.
 * @example listWords('the parseFrontMatter') // ['the', 'parsefrontmatter']
 */
export function listWords(text: string): string[] {
  const words = [...text.matchAll(WORD)].map(({ 0: match, 1: pair }) => fold(pair ?? match))
  // The last letter of a script without spaces is also in the pair before it.
  return words.filter((word, at) => !isDense(word) || !words[at - 1]?.endsWith(word))
}

/**
 * Returns the words of an identifier.
 * @example listParts('markdown.parseFrontMatter') // ['markdown', 'parse', 'front', 'matter']
 */
export function listParts(identifier: string): string[] {
  return (identifier.match(WORD) ?? []).flatMap((word) => word.match(PART) ?? []).map(fold)
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
