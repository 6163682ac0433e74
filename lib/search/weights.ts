import type { Part } from './index-files'

/**
 * Weights that determine the order of hits. All are factors. `weights.test.ts` has a case for each that fails without
 * it.
 */
export const weights = {
  /** A word in the name of a hit. */
  title: 9,
  heading: 7,
  option: 6,
  /** An option that is described elsewhere. */
  mention: 3,
  /** A word in the last parts of a page's path. */
  slug: 3,
  keywords: 6,
  description: 5,
  /** Share of a name's score that everything below it also gets. */
  context: 0.5,
  /** Share for a word that is elsewhere on the page. */
  page: 0.3,
  /** Share for a word that a hit doesn't need to have. */
  filler: 0.15,
  /** A word in the text. This is the maximum, which frequent words approach. */
  text: 4,
  /** A word in code. */
  code: 0.9,
  /** Share for a word whose beginning was typed. */
  prefix: 0.7,
  /** Share for another form of the word: `deploying` for `deploy`. */
  inflection: 0.6,
  /** Share for a word that differs by a typo. */
  typo: 0.5,
  /** Share for a hit that was found by a synonym or another variant of the query. */
  synonym: 0.9,
  /** Exponent: how much a hit loses if some of the words are elsewhere on its page. */
  coverage: 1,
  /** How much a name gains if it consists only of the query. */
  brevity: 0.8,
  /** How much a name or text gains if it has the words next to each other. */
  order: 0.3,
  /** Share of its score that each further hit on a page keeps. */
  repeat: 0.75,
  /** Share for a hit, by part of the site. */
  guide: 1.2,
  upgrade: 0.5,
  reference: 1,
  site: 0.5,
  blog: 0.4,
  changelog: 0.3,
}

export type Weights = typeof weights & Record<Part, number>
