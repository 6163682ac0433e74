/**
 * The content of index files. A part of the site has two: names, which answer first, and text. Everything that can be
 * derived is left out, because readers download these files.
 */

/** Parts of the site, in order of how much they generally say about a subject. Equal hits are in this order, too. */
export const PARTS = ['guide', 'reference', 'upgrade', 'site', 'blog', 'changelog'] as const

export type Part = (typeof PARTS)[number]

/**
 * A heading, or an option in a table: its level, text and id, then facts to show about an option. Level 0 is an option,
 * which belongs to the heading before it. The id is empty if it's the one that `toDefaultId` returns. For an option
 * without its own row, it's `#`, which means the id of the heading.
 */
export type IndexedName = [level: number, text: string, id?: string, facts?: string]

export type IndexedPage = {
  /** Path below the base URL, without a leading slash. */
  path: string
  title: string
  /** Index in `groups`. */
  group: number
  /** Index in `PARTS`. */
  part: number
  description?: string
  keywords?: string
  /** Headings and options in the order of the page. */
  names: IndexedName[]
}

/** The first tier. */
export type NamesFile = {
  /** Texts of a hit's first level: sidebar categories, and other parts of the site. */
  groups: string[]
  pages: IndexedPage[]
}

/**
 * Text and code below a name, each in one line, and what is hidden there at first, with the id that opens it. The first
 * entry is what comes before a page's first heading.
 */
export type IndexedText = [text: string, code?: string, closed?: ClosedText[]]

export type ClosedText = [id: string, text: string, code: string]

/** The second tier: an entry for each page, with one more text than the page has names. */
export type TextFile = { pages: IndexedText[][] }

/** A file as the site serves it. */
export type IndexFile = {
  /** Path below the base URL, without a leading slash. */
  path: string
}

/** Names that are part of the worker. */
export type EmbeddedNames = { content: NamesFile }

/** Files that answer queries about a part of the site. */
export type TagFiles = {
  /** Common path of all its pages below the base URL, without a leading slash: `docs/3.1.1/`. */
  root: string
  names: IndexFile | EmbeddedNames
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

/** Returns the id that a heading has by default. @example toDefaultId('Add a page') // 'add-a-page' */
export function toDefaultId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}
