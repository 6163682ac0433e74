import type { Postings } from './postings'
import type { Weights } from './weights'

/** A word of the index that matches a word of the query. */
export type Expansion = {
  term: string
  /** How much it's worth compared to an exact match. */
  share: number
  /** Number of matching letters from the beginning. */
  matched: number
}

/** Minimum length of a prefix. Too many words start with a shorter one, unless it's still being typed. */
const MIN_PREFIX = 3

/** Minimum length of a word with a typo. A typo in a shorter word makes another word. */
const MIN_TYPO = 5

/** Minimum length of a word with two typos. */
const MIN_TWO_TYPOS = 9

const MIN_STEM = 4

const ENDING = /(?:ations?|ions?|ings?|ments?|ied|ies|ed|es|s|e|y)$/

const PLAIN = /^[a-z]+$/

/** Returns what the forms of a plain word have in common, or undefined if it's too short. */
function findStem(word: string): string | undefined {
  if (!PLAIN.test(word)) return undefined
  const stem = word.replace(ENDING, '')
  return stem.length >= MIN_STEM ? stem : undefined
}

/**
 * Returns the words of an index that a word in a query may mean.
 * @param isLast whether the reader may still be typing it
 * @param hasForms whether other forms of the word mean the same, unlike in code
 */
export function expandWord(
  word: string,
  postings: Postings,
  { isLast, hasForms, weights }: { isLast: boolean; hasForms: boolean; weights: Weights },
): Expansion[] {
  const found = new Map<string, Expansion>()
  const add = (term: string, share: number, matched: number) => {
    if ((found.get(term)?.share ?? 0) < share) found.set(term, { term, share, matched })
  }
  if (postings.find(word)) add(word, 1, word.length)
  if (isLast || word.length >= MIN_PREFIX) {
    for (const term of postings.listWithPrefix(word)) {
      if (term !== word)
        add(term, weights.prefix * Math.sqrt(word.length / term.length), word.length)
    }
  }
  const stem = hasForms ? findStem(word) : undefined
  if (stem !== undefined) {
    for (const term of postings.listWithPrefix(stem)) {
      const rest = term.slice(stem.length)
      if (term !== word && (rest === '' || rest.replace(ENDING, '') === '')) {
        add(term, weights.inflection, term.length)
      }
    }
  }
  return [...found.values()]
}

/** Returns the words of an index that a word in a query may be a typo of. */
export function expandTypos(word: string, postings: Postings, weights: Weights): Expansion[] {
  if (word.length < MIN_TYPO || /^\d+$/.test(word)) return []
  const limit = word.length >= MIN_TWO_TYPOS ? 2 : 1
  return postings.listNear(word, limit).map(({ term, edits }) => ({
    term,
    share: weights.typo / edits,
    matched: term.length,
  }))
}
