import type { Postings } from './postings'
import type { Weights } from './weights'

/** A word of the index that matches a word of the query. */
export type Expansion = {
  term: string
  /** How much of a hit it is worth. */
  share: number
  /** Number of letters that match from the beginning. */
  matched: number
}

/** Shorter words are the beginning of too many others, unless they are still being typed. */
const MIN_PREFIX = 3

/** A typo in a shorter word makes another word. */
const MIN_TYPO = 5

/** From this length a word may have two. */
const MIN_TWO_TYPOS = 9

const MIN_STEM = 4

const ENDING = /(?:ations?|ions?|ings?|ments?|ied|ies|ed|es|s|e|y)$/

const PLAIN = /^[a-z]+$/

/** What the forms of a plain word have in common; undefined if that is too little. */
function findStem(word: string): string | undefined {
  if (!PLAIN.test(word)) return undefined
  const stem = word.replace(ENDING, '')
  return stem.length >= MIN_STEM ? stem : undefined
}

/**
 * The words of an index that a word of a query may mean.
 * @param isLast whether the reader may still be typing it
 * @param hasForms whether other forms of the word mean the same: not in code
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

/** Words of the index that a word of a query is a typo of. */
export function expandTypos(word: string, postings: Postings, weights: Weights): Expansion[] {
  if (word.length < MIN_TYPO || /^\d+$/.test(word)) return []
  const limit = word.length >= MIN_TWO_TYPOS ? 2 : 1
  return postings.listNear(word, limit).map(({ term, edits }) => ({
    term,
    share: weights.typo / edits,
    matched: term.length,
  }))
}
