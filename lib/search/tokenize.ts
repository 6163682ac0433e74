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

/**
 * Adds each pair of adjacent letters, and the last letter alone. This way, any two or more letters are found, and a
 * single letter is found as a prefix.
 */
function addDense(word: string, start: number, add: (token: Token) => void): void {
  let at = start
  const letters = Array.from(word)
  letters.forEach((letter, index) => {
    const next = letters[index + 1] ?? ''
    add({ term: fold(letter + next), start: at, end: at + letter.length + next.length })
    at += letter.length
  })
}

function addWord(word: string, start: number, add: (token: Token) => void): void {
  const term = fold(word)
  add({ term, start, end: start + word.length })
  // Most words have no capital after the first letter.
  if (word.slice(1) === term.slice(1)) return
  const parts = word.split(HUMP)
  if (parts.length === 1) return
  let at = start
  for (const part of parts) {
    add({ term: fold(part), start: at, end: at + part.length })
    at += part.length
  }
}

/**
 * Calls `add` with each word of a text, in order. An identifier is found as a whole and in parts:
 * `markdown.parseFrontMatter` has the words markdown, parsefrontmatter, parse, front and matter.
 */
export function eachToken(text: string, add: (token: Token) => void): void {
  for (const match of text.matchAll(WORD)) {
    const [word] = match
    if (!ASCII.test(word) && DENSE.test(word)) addDense(word, match.index, add)
    else addWord(word, match.index, add)
  }
}

/** Returns the words of a text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  eachToken(text, (token) => tokens.push(token))
  return tokens
}

/**
 * Returns the words of an identifier.
 * @example listParts('markdown.parseFrontMatter') // ['markdown', 'parse', 'front', 'matter']
 */
export function listParts(identifier: string): string[] {
  return (identifier.match(WORD) ?? []).flatMap((word) => word.split(HUMP)).map(fold)
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
