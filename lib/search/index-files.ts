import type { SearchTag } from './protocol'

/**
 * The content of index files. A part of the site has two: names, which answer first, and text. They hold what the index
 * is made of, and compress well.
 */

export type IndexedPage = {
  /** Path below the base URL, without a leading slash. */
  path: string
  /** Text of a hit's first level: the sidebar category, or the part of the site. */
  group: string
  /** Either of two parts of the documentation, or everything outside it and about upgrades from old releases. */
  part: 'guide' | 'reference' | 'other'
  description: string
  keywords: string
}

/** Something that can be found: a page, a heading or an option. */
export type IndexedName = {
  /**
   * A mention is an option without its own row, which is described elsewhere. What the page hides at first is closed: a
   * tab's panel, or a details element.
   */
  kind: 'title' | 'heading' | 'option' | 'mention' | 'closed'
  /** 0 for a page's title, a heading's level, or 7 for everything else, which is below all headings. */
  level: number
  /** Empty for what is closed. */
  name: string
  /** Empty for a title, and for an option without its own id. The id of what is closed opens it. */
  id: string
  /** Type and default of an option, from its table. */
  facts: string
}

/** The first tier. The first name of a page is its title. */
export type NamesFile = (IndexedPage & { names: IndexedName[] })[]

/** Text and code below a name. The second tier has an entry for each name, in order. */
export type IndexedText = { text: string; code: string }

/** The index of a part of the site, or where its files are. Without text, it answers with names only. */
export type PartIndex<Names = NamesFile, Text = IndexedText[] | undefined> = {
  tag: SearchTag
  /** Label of the docs version; empty for the rest of the site. */
  label: string
  /** Common path of all its pages below the base URL, without a leading slash: `docs/3.1.1/`. */
  root: string
  names: Names
  text: Text
}

/** What the worker needs before it loads anything. */
export type SearchSetup = {
  /** With both slashes. */
  baseUrl: string
  /** By tag. Files are paths below the base URL; names may be part of the worker. */
  parts: Record<SearchTag, PartIndex<string | NamesFile, string>>
  /** Function words and the product's name, which a hit doesn't need to have. */
  fillerWords: string[]
  /** Phrases that readers type, and what the documentation calls them. */
  synonyms: { from: string; to: string }[]
  /**
   * Options that were renamed, removed or added, so that not every version has them under the name. The successor of one
   * that was added is itself. The note says what has happened, as a sentence.
   */
  renamed: { old: string; successor: string; note: string }[]
}
