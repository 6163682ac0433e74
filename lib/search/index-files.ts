/**
 * The content of index files. A part of the site has two: names, which answer first, and text. They hold what the index
 * is made of, and compress well.
 */

/** Parts of the site. */
export type Part = 'guide' | 'reference' | 'upgrade' | 'site' | 'blog' | 'changelog'

export type IndexedPage = {
  /** Path below the base URL, without a leading slash. */
  path: string
  /** Text of a hit's first level: the sidebar category, or the part of the site. */
  group: string
  part: Part
  description?: string
  keywords?: string
}

/** Something that can be found: a page, a heading or an option. */
export type IndexedName = {
  /** A mention is an option without its own row, which is described elsewhere. */
  kind: 'title' | 'heading' | 'option' | 'mention'
  /** Index of its page. */
  page: number
  /** Index of what it belongs to: the page's title, or the heading above it. Absent for a title. */
  parent?: number
  name: string
  /** The id that it leads to; empty for a title. */
  anchor: string
  /** Type and default of an option. */
  facts?: string
}

/** The first tier. */
export type NamesFile = { pages: IndexedPage[]; names: IndexedName[] }

/** Text and code below a name, and what is hidden there at first, with the id that opens it. */
export type IndexedText = [text: string, code: string, closed: ClosedText[]]

export type ClosedText = { id: string; text: string; code: string }

/** The second tier: an entry for each name. */
export type TextFile = IndexedText[]

/** A file as the site serves it. */
export type IndexFile = {
  /** Path below the base URL, without a leading slash. */
  path: string
}

/** Files that answer queries about a part of the site. */
export type TagFiles = {
  /** Common path of all its pages below the base URL, without a leading slash: `docs/3.1.1/`. */
  root: string
  /** A file, or the names themselves if they are part of the worker. */
  names: IndexFile | NamesFile
  text: IndexFile
}

/** An option that was renamed or removed. */
export type RenamedOption = {
  old: string
  /** Name of the successor, as in the index. */
  successor: string
  /** What has happened to it, as a sentence. */
  note: string
}

/** A phrase that readers type, and what the documentation calls it. */
export type Synonym = { from: string; to: string }

/** What the worker needs before it loads anything. */
export type SearchSetup = {
  /** With both slashes. */
  baseUrl: string
  tags: Record<string, TagFiles>
  /** Function words and the product's name, which a hit doesn't need to have. */
  fillerWords: string[]
  synonyms: Synonym[]
  renamed: RenamedOption[]
}
