import type { Part } from './index-files'

/** What decides the order of hits. All are factors; `weights.test.ts` has a case for each that needs it. */
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
  /** Share of a name's score that everything below it gets, too. */
  context: 0.5,
  /** Share of a word that is elsewhere on the page. */
  page: 0.3,
  /** Share of a word that a hit need not have. */
  filler: 0.15,
  /** A word in the text, up to this much if it is often there. */
  text: 4,
  /** The same in code. */
  code: 0.9,
  /** Share of a word whose beginning was typed. */
  prefix: 0.7,
  /** Share of another form of the word: `deploying` for `deploy`. */
  inflection: 0.6,
  /** Share of a word that differs by a typo. */
  typo: 0.5,
  /** Share of a hit that was found with another name for what was typed. */
  synonym: 0.9,
  /** How steeply a hit loses that has some of the words elsewhere on its page: an exponent. */
  coverage: 1,
  /** What a name gains that says nothing but the query. */
  brevity: 0.8,
  /** What a name or text gains that has the words next to each other. */
  order: 0.3,
  /** Share that each further hit of a page keeps. */
  repeat: 0.75,
  /** Share of a hit by its part of the site. */
  guide: 1.2,
  upgrade: 0.5,
  reference: 1,
  site: 0.5,
  blog: 0.4,
  changelog: 0.3,
}

export type Weights = typeof weights & Record<Part, number>
