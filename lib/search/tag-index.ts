import MiniSearch from 'minisearch'
import type { IndexedName, IndexedPage, IndexedText, NamesFile, PartIndex } from './index-files'
import { listParts, toExact, toStem, tokenize } from './tokenize'

/** A name of the index with what belongs to it. */
export type Unit = IndexedName &
  IndexedText & {
    /** Its index. */
    at: number
    page: IndexedPage
    /** What it belongs to, the page's title first. */
    parents: Unit[]
    /** The id that identifies it: its own, or that of the heading above it if it has none or is closed. */
    anchor: string
    /** Its path and anchor in any version. */
    place: string
    /** Number of words in its name. */
    length: number
  }

/** Fields of a unit that name it. */
export const NAME_FIELDS = ['title', 'heading', 'option', 'keywords'] as const

/** All fields of a unit. */
export const FIELDS = [...NAME_FIELDS, 'description', 'context', 'text', 'code'] as const

/** How exactly a name matches a query; lower is better. */
const EXACT_RANKS = { title: 0, slug: 1, option: 2, parts: 3, heading: 4, mention: 5 }

/** The index of a part of the site. */
export type TagIndex = PartIndex & {
  units: Unit[]
  words: MiniSearch<Record<string, string | number>>
  /** Names as readers type them in full. */
  exact: Map<string, { unit: Unit; rank: number }[]>
  /** Places of all units. */
  places: Set<string>
}

/** Prefix of the last part of a path that readers may leave out: `plugin-sitemap`. */
const PACKAGE_KIND = /^(?:plugin|theme)-(?:content-)?/

/** Returns the last part and the last two parts of a path, either of which names a page. */
function listSlugs(path: string): [string, string] {
  const segments = path.split('/').filter(Boolean)
  return [segments.slice(-1).join('/'), segments.slice(-2).join('/')]
}

/** Returns what MiniSearch indexes of a unit. */
function toFields(unit: Unit, root: string): Record<string, string> {
  const { kind, name, page, parents, text, code } = unit
  const { path, keywords, description } = page
  const title = `${name} ${listSlugs(path.slice(root.length))[1]}`
  return {
    [kind === 'mention' ? 'option' : kind]: name,
    ...(kind === 'title' && { title, keywords, description }),
    context: parents.map((each) => each.name).join(' '),
    text,
    code,
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
  const rank = kind === 'option' ? EXACT_RANKS.option : EXACT_RANKS.mention
  // Each of its names, with and without path, dashes and argument.
  const names = name.split(/,\s+|\s+\|\s+/).flatMap((piece) => {
    const word = piece.split(/[\s=]/)[0] ?? ''
    return [piece, word, piece.split(/[.\s]/).at(-1) ?? '', word.replace(/^-+/, '')]
  })
  // As words: `base url` for `baseUrl`, `parse front matter` for `markdown.parseFrontMatter`.
  const spelled = [name, name.split(/[.\s]/).at(-1) ?? ''].map((each) => listParts(each).join(' '))
  return [...toKeys(names, rank), ...toKeys(spelled, Math.max(rank, EXACT_RANKS.parts))]
}

function listUnits(root: string, pages: NamesFile, texts: IndexedText[]): Unit[] {
  const units: Unit[] = []
  for (const { names, ...page } of pages) {
    let parents: Unit[] = []
    for (const each of names) {
      parents = parents.filter(({ level }) => level < each.level)
      const at = units.length
      const anchor = (each.kind !== 'closed' && each.id) || (parents.at(-1)?.anchor ?? '')
      const place = `${page.path.slice(root.length)}#${anchor}`
      const { length } = tokenize(each.name)
      const { text = '', code = '' } = texts[at] ?? {}
      const unit = { ...each, text, code, at, page, parents, anchor, place, length }
      units.push(unit)
      parents = [...parents, unit]
    }
  }
  return units
}

/** Number of names that an answer without hits suggests. */
const NEAREST_LIMIT = 3

/** How much of a word may differ: two of five letters. A hit may have only a single typo. */
const NEAREST_FUZZINESS = 0.4

/** Returns names that are spelled like a query, or like a word of it, the closest first. */
export function listNearest(indexes: readonly TagIndex[], query: string): string[] {
  const found = indexes.flatMap(({ words, units }) =>
    words
      .search(query, { fields: [...NAME_FIELDS], fuzzy: NEAREST_FUZZINESS })
      .map(({ id, score }) => ({ score, name: units[id as number]?.name ?? '' })),
  )
  const sorted = found.sort((one, other) => other.score - one.score)
  return [...new Set(sorted.map(({ name }) => name))].slice(0, NEAREST_LIMIT)
}

/** Creates an index of names, and of text if it has been loaded. */
export function createTagIndex(part: PartIndex): TagIndex {
  const { root, names, text = [] } = part
  const units = listUnits(root, names, text)
  const words = new MiniSearch<Record<string, string | number>>({
    idField: 'at',
    fields: [...FIELDS],
    // An empty field doesn't count in the average length.
    extractField: (fields, name) => (fields[name] === '' ? undefined : fields[name]),
    tokenize: (value) => tokenize(value).map(({ term }) => term),
    processTerm: (term) => [...new Set([term, toStem(term)])],
  })
  words.addAll(units.map((unit) => ({ ...toFields(unit, root), at: unit.at })))
  const exact: TagIndex['exact'] = new Map()
  for (const unit of units) {
    for (const [key, rank] of new Map(listExactNames(unit, root).reverse())) {
      if (key !== '') exact.set(key, [...(exact.get(key) ?? []), { unit, rank }])
    }
  }
  const places = new Set(units.map(({ place }) => place))
  return { ...part, units, words, exact, places }
}
