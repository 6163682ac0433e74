import type { NamesFile, TextFile } from './index-files'
import { PARTS, toDefaultId } from './index-files'
import type { Part } from './index-files'
import type { Postings } from './postings'
import { createPostings } from './postings'
import type { SearchTag } from './protocol'
import { eachToken, fold, listParts, toExact, tokenize } from './tokenize'

/** Something that can be found: a page, a heading or an option. */
export type Unit = {
  kind: 'page' | 'heading' | 'option'
  /** Index of the page's own unit. */
  page: number
  /** Index of what it belongs to: the page, or the heading above it. A page has its own index. */
  parent: number
  name: string
  /** The name in the form in which words are compared. */
  folded: string
  /** Number of words in the name. */
  words: number
  /** Empty for a page. */
  anchor: string
  /** Type and default of an option. */
  facts: string
  /** Whether it has its own id. An option without one is only mentioned. */
  hasRow: boolean
}

/** What all units of a page share. */
export type PageInfo = {
  /** Path below the base URL, without a leading slash. */
  path: string
  group: string
  part: Part
  description: string
}

/** Fields of a unit. Each field of each unit is a place in postings. */
export const NAME_FIELDS = ['name', 'slug', 'keywords', 'description'] as const
export const TEXT_FIELDS = ['text', 'code'] as const

/** How exactly a name matches the query; lower is better. */
export const EXACT_RANKS = {
  title: 0,
  slug: 1,
  option: 2,
  parts: 3,
  heading: 4,
  mention: 5,
} as const

export type ExactName = { unit: number; rank: number }

/** The text of a part of the site. */
export type TextIndex = {
  postings: Postings
  texts: string[]
  /** The texts in the form in which words are compared. */
  folded: string[]
  /** Code of each unit, in one line. */
  codes: string[]
  /** Number of words by unit. */
  lengths: number[]
  averageLength: number
}

/** The index of a part of the site. */
export type TagIndex = {
  tag: SearchTag
  /** Common path of all its pages, without a leading slash. */
  root: string
  units: Unit[]
  /** By the index of the page's unit. */
  pages: Map<number, PageInfo>
  names: Postings
  exact: Map<string, ExactName[]>
  /** Undefined until the second tier is loaded. */
  text?: TextIndex
}

/** Prefix of the last part of a path that readers may leave out: `plugin-sitemap`. */
const PACKAGE_KIND = /^(?:plugin|theme)-(?:content-)?/

/** Returns the last part and the last two parts of a path, either of which names a page. */
function listSlugs(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  return [segments.slice(-1), segments.slice(-2)].map((parts) => parts.join('/'))
}

/** Returns the possible exact queries for an option: each of its names, with and without path, dashes and argument. */
function listOptionNames(name: string): string[] {
  return name.split(/,\s+|\s+\|\s+/).flatMap((piece) => {
    const whole = toExact(piece)
    const word = toExact(piece.split(/[\s=]/)[0] ?? '')
    const last = toExact(piece.split(/[.\s]/).at(-1) ?? '')
    return [whole, word, last, word.replace(/^-+/, '')]
  })
}

/** Returns an option as words: `base url` for `baseUrl`, `parse front matter` for `markdown.parseFrontMatter`. */
function listOptionParts(name: string): string[] {
  const last = name.split(/[.\s]/).at(-1) ?? ''
  return [name, last].flatMap((each) => {
    const parts = listParts(each)
    return parts.length > 1 ? [parts.join(' ')] : []
  })
}

/** Creates an index from the first tier. */
export function createTagIndex(tag: SearchTag, root: string, file: NamesFile): TagIndex {
  const units: Unit[] = []
  const pages = new Map<number, PageInfo>()
  const names = createPostings()
  const exact = new Map<string, ExactName[]>()

  const addField = (text: string, unit: number, field: number) => {
    let words = 0
    eachToken(text, ({ term }) => {
      names.add(term, unit * NAME_FIELDS.length + field)
      words += 1
    })
    return words
  }
  const addExact = (keys: string[], unit: number, rank: number) => {
    for (const key of new Set(keys)) {
      if (key === '') continue
      const entries = exact.get(key)
      if (!entries) exact.set(key, [{ unit, rank }])
      else if (entries.at(-1)?.unit !== unit) entries.push({ unit, rank })
    }
  }

  for (const {
    path,
    title,
    group,
    part,
    description = '',
    keywords = '',
    names: found,
  } of file.pages) {
    const page = units.length
    const slugs = listSlugs(path.slice(root.length))
    const words = addField(title, page, 0)
    addField(slugs[1] ?? '', page, 1)
    addField(keywords, page, 2)
    addField(description, page, 3)
    addExact([toExact(title)], page, EXACT_RANKS.title)
    const slug = (slugs[0] ?? '').replace(PACKAGE_KIND, '')
    addExact([...slugs, slug, listParts(slug).join(' ')].map(toExact), page, EXACT_RANKS.slug)
    units.push({
      kind: 'page',
      page,
      parent: page,
      name: title,
      folded: fold(title),
      words,
      anchor: '',
      facts: '',
      hasRow: true,
    })
    pages.set(page, {
      path,
      group: file.groups[group] ?? '',
      part: PARTS[part] ?? 'site',
      description,
    })
    /** The open headings, innermost last. */
    let open: { level: number; unit: number }[] = []
    for (const [level, name, id = '', facts = ''] of found) {
      const unit = units.length
      const depth = Math.abs(level)
      if (level !== 0) open = open.filter((heading) => heading.level < depth)
      const parent = open.at(-1)?.unit ?? page
      const parentUnit = units[parent]
      const anchor = id === '#' ? (parentUnit?.anchor ?? '') : id || toDefaultId(name)
      units.push({
        kind: level > 0 ? 'heading' : 'option',
        ...{ page, parent, name, folded: fold(name), anchor, facts, hasRow: id !== '#' },
        words: addField(name, unit, 0),
      })
      if (level > 0) addExact([toExact(name)], unit, EXACT_RANKS.heading)
      else {
        addExact(listOptionNames(name), unit, EXACT_RANKS.option)
        addExact(listOptionParts(name), unit, EXACT_RANKS.parts)
      }
      if (level !== 0) open.push({ level: depth, unit })
    }
  }
  return { tag, root, units, pages, names, exact }
}

/** Returns each word of the code once, except for words that the text contains. */
function listCodeWords(code: string, text: string): string {
  const known = new Set(text.match(/[\p{L}\p{N}_]+/gu))
  const words = new Set(code.match(/[\p{L}\p{N}_]+/gu))
  return [...words].filter((word) => word.length > 1 && !known.has(word)).join(' ')
}

/** Adds the second tier to an index. */
export function addText(index: TagIndex, file: TextFile): void {
  const postings = createPostings()
  const texts: string[] = []
  const folded: string[] = []
  const codes: string[] = []
  const lengths: number[] = []
  let total = 0
  for (const [text, code = ''] of file.pages.flat()) {
    const unit = texts.length
    let words = 0
    eachToken(text, ({ term }) => {
      postings.add(term, unit * TEXT_FIELDS.length)
      words += 1
    })
    eachToken(listCodeWords(code, text), ({ term }) =>
      postings.add(term, unit * TEXT_FIELDS.length + 1),
    )
    texts.push(text)
    codes.push(code)
    folded.push(fold(text))
    lengths.push(words)
    total += words
  }
  index.text = {
    postings,
    texts,
    folded,
    codes,
    lengths,
    averageLength: total / Math.max(1, texts.length),
  }
}

/** Whether a folded text has a phrase at the start of a word. */
export function hasPhrase(folded: string, phrase: string): boolean {
  for (let at = folded.indexOf(phrase); at !== -1; at = folded.indexOf(phrase, at + 1)) {
    if (
      at === 0 ||
      !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') ||
      tokenize(phrase[0] ?? '').length === 0
    )
      return true
  }
  return false
}
