/**
 * What the files of an index hold. A part of the site has two: names, which answer first, and text. Everything that can
 * be derived is left out, because readers download it.
 */

/** How much a part of the site says about a subject in general; also the order of parts that say the same. */
export const PARTS = ['guide', 'reference', 'upgrade', 'site', 'blog', 'changelog'] as const

export type Part = (typeof PARTS)[number]

/**
 * A heading, or an option in a table: its level, text and id, then facts to show about an option. Level 0 is an option,
 * which belongs to the heading before it. The id is empty if `toDefaultId` finds it; an option without a row of its own
 * has that of its heading, written `#`.
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
  /** Texts of the first level of a hit: categories of the sidebar, and other parts of the site. */
  groups: string[]
  pages: IndexedPage[]
}

/** Text and words of code below a name; the first is what a page says before its first heading. */
export type IndexedText = [text: string, code?: string]

/** The second tier: an entry for each page, with one text more than it has names. */
export type TextFile = { pages: IndexedText[][] }

/** A file as the site serves it. */
export type IndexFile = {
  /** Path below the base URL, without a leading slash. */
  path: string
  /** Size as it is stored: compressed. */
  bytes: number
}

/** All files that answer queries about a part of the site. */
export type TagFiles = {
  /** Path below the base URL that all its pages have in common, without a leading slash: `docs/3.1.1/`. */
  root: string
  names: IndexFile
  text: IndexFile
}

/** An option that has another name now, or is gone. */
export type RenamedOption = {
  old: string
  /** Name of the successor as the index has it. */
  successor: string
  /** What has happened, as a sentence. */
  note: string
}

/** A phrase that readers type, and what the documentation calls it. */
export type Synonym = { from: string; to: string }

/** What the worker knows before it loads anything. */
export type SearchSetup = {
  /** With both slashes. */
  baseUrl: string
  tags: Record<string, TagFiles>
  /** Words that hold a sentence together, and the product's name: a hit need not have them. */
  fillers: string[]
  synonyms: Synonym[]
  renamed: RenamedOption[]
}

/** The id that most headings have. @example toDefaultId('Add a page') // 'add-a-page' */
export function toDefaultId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}
