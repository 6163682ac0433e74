/** A word of a text with its place. */
export type Token = {
  /** As the index has it: lower case, without accents. */
  term: string
  start: number
  end: number
}

/** Scripts that are written without spaces: what a reader looks for starts anywhere in a sentence. */
const DENSE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Where an identifier has its parts: `parseFront`, `MDXPlugin`. Digits stay with their letters: `i18n`, `v3`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

// eslint-disable-next-line no-control-regex -- the first 128 characters are what the name says
const ASCII = /^[\u0000-\u007f]*$/

/** A text as words are compared. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return ASCII.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Pairs of neighbors, and the last letter alone: any two or more letters are found, and one by its beginning. */
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
  // Most words have no capital but the first letter.
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
 * Calls back for the words of a text in their order. An identifier is found whole and in parts:
 * `markdown.parseFrontMatter` has the words markdown, parsefrontmatter, parse, front and matter.
 */
export function eachToken(text: string, add: (token: Token) => void): void {
  for (const match of text.matchAll(WORD)) {
    const [word] = match
    if (!ASCII.test(word) && DENSE.test(word)) addDense(word, match.index, add)
    else addWord(word, match.index, add)
  }
}

/** The words of a text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  eachToken(text, (token) => tokens.push(token))
  return tokens
}

/** The words of an identifier. @example listParts('markdown.parseFrontMatter') // ['markdown', 'parse', 'front', 'matter'] */
export function listParts(identifier: string): string[] {
  return (identifier.match(WORD) ?? []).flatMap((word) => word.split(HUMP)).map(fold)
}

/** A name as an exact query is compared with it: without case, accents, marks around it, and a call's parentheses. */
export function toExact(text: string): string {
  return fold(text)
    .replace(/\(.*?\)$/, '')
    .replace(/^[^\p{L}\p{N}@_-]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
}
