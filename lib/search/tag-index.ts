import MiniSearch from 'minisearch'
import type { ClosedText, IndexedPage, NamesFile, Part, TextFile } from './index-files'
import { PARTS, toDefaultId } from './index-files'
import type { SearchTag } from './protocol'
import { fold, listParts, toExact, toStem, tokenize } from './tokenize'

/** Something that can be found: a page, a heading or an option. */
export type Unit = {
  /** Its index. */
  id: number
  /** A mention is an option without its own row, which is described elsewhere. */
  kind: 'title' | 'heading' | 'option' | 'mention'
  page: PageInfo
  /** What it belongs to: the page, or the heading above it. Undefined for a page. */
  parent: Unit | undefined
  name: string
  /** The name in the form in which words are compared, and its number of words. */
  folded: string
  length: number
  /** Empty for a page. */
  anchor: string
  /** Type and default of an option. */
  facts: string
  /** Empty until the text is loaded. */
  text: string
  /** In one line. */
  code: string
  /** What the page hides at first. */
  closed: ClosedText[]
}

/** What all units of a page share. */
export type PageInfo = Pick<IndexedPage, 'path' | 'title' | 'description' | 'keywords'> & {
  /** Its index. */
  id: number
  group: string
  part: Part
}

/** Fields of a unit that name it. */
export const NAME_FIELDS = ['title', 'heading', 'option', 'mention', 'slug', 'keywords'] as const

/** All fields of a unit. */
export const FIELDS = [...NAME_FIELDS, 'description', 'context', 'text', 'code'] as const

export type Field = (typeof FIELDS)[number]

/** How exactly a name matches a query; lower is better. */
const EXACT_RANKS = { title: 0, slug: 1, option: 2, parts: 3, heading: 4, mention: 5 }

/** The index of a part of the site. */
export type TagIndex = {
  tag: SearchTag
  /** Common path of all its pages, without a leading slash. */
  root: string
  units: Unit[]
  words: MiniSearch<Unit>
  /** Names as readers type them in full. */
  exact: Map<string, { unit: Unit; rank: number }[]>
  hasText: boolean
}

/** Prefix of the last part of a path that readers may leave out: `plugin-sitemap`. */
const PACKAGE_KIND = /^(?:plugin|theme)-(?:content-)?/

/** Returns the last part and the last two parts of a path, either of which names a page. */
function listSlugs(path: string): [string, string] {
  const segments = path.split('/').filter(Boolean)
  return [segments.slice(-1).join('/'), segments.slice(-2).join('/')]
}

/** Returns the names of everything that a unit belongs to, the page first. */
export function listParents({ parent }: Unit): Unit[] {
  return parent ? [...listParents(parent), parent] : []
}

/** Returns each word of the code once, except for words that the text contains. */
function listCodeWords(code: string, text: string): string {
  const known = new Set(text.match(/[\p{L}\p{N}_]+/gu))
  const words = new Set(code.match(/[\p{L}\p{N}_]+/gu))
  return [...words].filter((word) => word.length > 1 && !known.has(word)).join(' ')
}

/** Returns the text and the code of a unit, including what the page hides at first. */
export function joinTexts({ text, code, closed }: Unit): { text: string; code: string } {
  return {
    text: [text, ...closed.map(([, each]) => each)].filter(Boolean).join(' '),
    code: [code, ...closed.map(([, , each]) => each)].filter(Boolean).join(' '),
  }
}

/** Returns what MiniSearch indexes in a field; undefined for nothing. */
function extractField(unit: Unit, field: Field | 'id', root: string): string | number | undefined {
  const { id, kind, name, page, parent } = unit
  switch (field) {
    case 'id':
      return id
    case 'title':
    case 'heading':
    case 'option':
    case 'mention':
      return kind === field ? name : undefined
    case 'context':
      return (
        parent &&
        listParents(unit)
          .map((each) => each.name)
          .join(' ')
      )
    case 'slug':
      return parent ? undefined : listSlugs(page.path.slice(root.length))[1]
    case 'keywords':
    case 'description':
      return parent ? undefined : page[field]
    case 'text':
      return joinTexts(unit).text || undefined
    case 'code': {
      const { text, code } = joinTexts(unit)
      return listCodeWords(code, text) || undefined
    }
  }
}

function listExactNames({ kind, name, page }: Unit, root: string): [string, number][] {
  const toKeys = (names: string[], rank: number) =>
    names.map((each): [string, number] => [toExact(each), rank])
  if (kind === 'heading') return toKeys([name], EXACT_RANKS.heading)
  if (kind === 'title') {
    const [last, lastTwo] = listSlugs(page.path.slice(root.length))
    const slug = last.replace(PACKAGE_KIND, '')
    return [
      ...toKeys([name], EXACT_RANKS.title),
      ...toKeys([last, lastTwo, slug, listParts(slug).join(' ')], EXACT_RANKS.slug),
    ]
  }
  const [whole, parts] =
    kind === 'option'
      ? [EXACT_RANKS.option, EXACT_RANKS.parts]
      : [EXACT_RANKS.mention, EXACT_RANKS.mention]
  // Each of its names, with and without path, dashes and argument.
  const names = name.split(/,\s+|\s+\|\s+/).flatMap((piece) => {
    const word = piece.split(/[\s=]/)[0] ?? ''
    return [piece, word, piece.split(/[.\s]/).at(-1) ?? '', word.replace(/^-+/, '')]
  })
  // As words: `base url` for `baseUrl`, `parse front matter` for `markdown.parseFrontMatter`.
  const spelled = [name, name.split(/[.\s]/).at(-1) ?? ''].flatMap((each) => {
    const words = listParts(each)
    return words.length > 1 ? [words.join(' ')] : []
  })
  return [...toKeys(names, whole), ...toKeys(spelled, parts)]
}

function listUnits(file: NamesFile, textFile: TextFile | undefined): Unit[] {
  const units: Unit[] = []
  file.pages.forEach(({ names, group, part, ...rest }, at) => {
    const page = { ...rest, id: at, group: file.groups[group] ?? '', part: PARTS[part] ?? 'site' }
    const texts = textFile?.pages[at] ?? []
    const add = (
      unit: Pick<Unit, 'kind' | 'parent' | 'name' | 'anchor' | 'facts'>,
      index: number,
    ): Unit => {
      const [words = '', code = '', closed = []] = texts[index] ?? []
      const { name } = unit
      const forms = { folded: fold(name), length: tokenize(name).length }
      const added = { id: units.length, page, text: words, code, closed, ...forms, ...unit }
      units.push(added)
      return added
    }
    const title = {
      kind: 'title',
      name: page.title,
      anchor: '',
      facts: '',
      parent: undefined,
    } as const
    /** The open headings, innermost last. */
    let open = [{ level: 0, unit: add(title, 0) }]
    names.forEach(([level, name, id = '', facts = ''], index) => {
      const depth = Math.abs(level)
      if (level !== 0) open = open.filter((heading) => heading.level < depth)
      const parent = open.at(-1)?.unit
      const anchor = id === '#' ? (parent?.anchor ?? '') : id || toDefaultId(name)
      const kind = level > 0 ? 'heading' : id === '#' ? 'mention' : 'option'
      const unit = add({ kind, parent, name, anchor, facts }, index + 1)
      if (level !== 0) open.push({ level: depth, unit })
    })
  })
  return units
}

/** Creates an index of names, and of text if it has been loaded. */
export function createTagIndex(
  tag: SearchTag,
  root: string,
  names: NamesFile,
  text?: TextFile,
): TagIndex {
  const units = listUnits(names, text)
  const words = new MiniSearch<Unit>({
    fields: [...FIELDS],
    extractField: (unit, field) => extractField(unit, field as Field | 'id', root),
    tokenize: (value) => tokenize(value).map(({ term }) => term),
    processTerm: (term) => [...new Set([term, toStem(term)])],
  })
  words.addAll(units)
  const exact: TagIndex['exact'] = new Map()
  for (const unit of units) {
    for (const [key, rank] of new Map(listExactNames(unit, root).reverse())) {
      if (key !== '') exact.set(key, [...(exact.get(key) ?? []), { unit, rank }])
    }
  }
  return { tag, root, units, words, exact, hasText: text !== undefined }
}
