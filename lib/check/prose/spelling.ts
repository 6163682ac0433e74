import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { findSuggestion } from '@/lib/problems/problem'
import { CODE_MARK } from './prose-text'

/** File with the words of this site that are not in an English dictionary: one per line, `#` starts a comment. */
export const PROJECT_WORDS_PATH = 'content/words.txt'

/** Looks up and suggests words. */
export type Dictionary = {
  has: (word: string) => boolean
  /** The word that was probably meant. */
  suggest: (word: string) => string | undefined
}

/** A word that a dictionary does not have, and its position. */
export type UnknownWord = { word: string; offset: number }

/** Minimum number of letters of a checked word. Shorter words are usually abbreviations. */
const MIN_LETTERS = 3

/** Maximum number of letters in which a suggestion may differ. Others are different words and take long to find. */
const MAX_CHANGES = 1

/** Whether a word is known, or is known in lower case. */
function hasWord(word: string, isKnown: (word: string) => boolean): boolean {
  return isKnown(word) || isKnown(word.toLowerCase())
}

/** Loads the American English dictionary, which takes half a second. */
export async function loadEnglish(): Promise<Dictionary> {
  const { decodeTrie } = await import('cspell-trie-lib')
  const { resolve } = createRequire(import.meta.url)
  const folder = path.dirname(resolve('@cspell/dict-en_us/cspell-ext.json'))
  const english = decodeTrie(gunzipSync(readFileSync(path.join(folder, 'en_US.trie.gz'))))
  return {
    has: (word) => hasWord(word, (each) => english.hasWord(each, true)),
    suggest: (word) =>
      english.suggest(word.toLowerCase(), {
        numSuggestions: 1,
        changeLimit: MAX_CHANGES,
        // Suggestions must not depend on how busy the machine is.
        timeout: Infinity,
      })[0],
  }
}

/**
 * Creates a dictionary from a list with one word per line. Lines that start with `#` are comments.
 * @example toDictionary('# Names\nCrowdin').has('Crowdin') // true
 */
export function toDictionary(text: string): Dictionary {
  const words = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
  return {
    has: (word) => hasWord(word, (each) => words.has(each)),
    suggest: (word) => findSuggestion(word, words),
  }
}

/** Matches names of files, versions, paths and handles. */
const name = new RegExp(`[\\p{N}_@/=${CODE_MARK}]|\\p{L}\\.\\p{L}`, 'u')

/**
 * Finds the words that a dictionary does not have, with their positions in the text. Names with digits, dots or slashes
 * and abbreviations in capitals are left out.
 */
export function findUnknownWords(text: string, { has }: Pick<Dictionary, 'has'>): UnknownWord[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: token, index }) => {
    if (name.test(token)) return []
    return [...token.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)].flatMap((match) => {
      const word = match[0].replaceAll('’', "'").replace(/'s$/, '')
      const isSkipped = word.length < MIN_LETTERS || /^\p{Lu}+s?$/u.test(word)
      return isSkipped || has(word) ? [] : [{ word, offset: index + match.index }]
    })
  })
}
