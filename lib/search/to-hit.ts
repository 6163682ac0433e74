import type { Href } from '@/lib/core/url'
import type { SearchHit } from './protocol'
import type { Query } from './query'
import type { Candidate } from './rank'
import { expandTypos, expandWord } from './expand-word'
import type { TagIndex, Unit } from './tag-index'
import { tokenize } from './tokenize'
import type { Weights } from './weights'

/** A range [start, end) in a text. */
type Range = readonly [number, number]

/** Maximum number of letters in a snippet. */
const SNIPPET_LENGTH = 160

/** A snippet starts at most this many letters before the first match. */
const LEAD = 40

/** The words to mark, with the number of matching letters from their beginning. */
export type MarkedTerms = ReadonlyMap<string, number>

/** Returns the words of an index that a query means. */
export function listMarkedTerms(index: TagIndex, query: Query, weights: Weights): MarkedTerms {
  const marked = new Map<string, number>()
  for (const { words } of query.variants) {
    words.forEach((word, at) => {
      for (const postings of [index.names, index.text?.postings]) {
        if (!postings) continue
        const options = { isLast: at === words.length - 1, hasForms: true, weights }
        const found = expandWord(word, postings, options)
        const all = found.length > 0 ? found : expandTypos(word, postings, weights)
        for (const { term, matched } of all) {
          marked.set(term, Math.max(marked.get(term) ?? 0, matched))
        }
      }
    })
  }
  return marked
}

/** Returns what to mark in a text, in order and without overlaps. */
function findRanges(text: string, marked: MarkedTerms): Range[] {
  const ranges: [number, number][] = []
  for (const { term, start, end } of tokenize(text)) {
    const letters = marked.get(term)
    if (letters === undefined) continue
    const to = Math.min(end, start + letters)
    const last = ranges.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], to)
    else ranges.push([start, to])
  }
  return ranges
}

/** Returns the part of a text with the most different words of the query. */
function toSnippet(text: string, marked: MarkedTerms): string {
  if (text.length <= SNIPPET_LENGTH) return text
  const tokens = tokenize(text).filter(({ term }) => marked.has(term))
  let best = { at: 0, words: 0 }
  tokens.forEach(({ start }, index) => {
    const inside = new Set<string>()
    for (const { term, end } of tokens.slice(index)) {
      if (end > start + SNIPPET_LENGTH - LEAD) break
      inside.add(term)
    }
    if (inside.size > best.words) best = { at: start, words: inside.size }
  })
  const from = Math.max(0, Math.min(best.at - LEAD, text.length - SNIPPET_LENGTH))
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from
  const limit = start + SNIPPET_LENGTH
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), start + 1)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

/** Returns the indexes of a unit and everything it belongs to, the page first. */
function listLine(units: readonly Unit[], unit: number): number[] {
  const { parent = unit } = units[unit] ?? {}
  return parent === unit ? [unit] : [...listLine(units, parent), unit]
}

/** Converts a found unit to the hit that a reader sees. */
export function toHit(
  { index, unit: at }: Candidate,
  marked: MarkedTerms,
  baseUrl: Href,
  note?: string,
): SearchHit {
  const line = listLine(index.units, at).flatMap((each) => index.units[each] ?? [])
  const unit = line.at(-1)
  const page = index.pages.get(unit?.page ?? 0)
  const hierarchy = [page?.group ?? '', ...line.map(({ name }) => name)]
  const text = index.text?.texts[at] ?? ''
  const code = index.text?.codes[at] ?? ''
  const isNamed = line.some(({ name }) => findRanges(name, marked).length > 0)
  const matching = [text, code].find((each) => findRanges(each, marked).length > 0)
  const isText = !isNamed && matching !== undefined
  const source = matching ?? (unit?.kind === 'page' ? (page?.description ?? text) : text)
  const facts = unit?.facts ?? ''
  const snippet = [facts, toSnippet(source, marked)].filter(Boolean).join(' · ')
  const href = `${baseUrl}${page?.path ?? ''}${unit?.anchor ? `#${encodeURIComponent(unit.anchor)}` : ''}`
  const fields = [
    ...hierarchy.map((each, field) => ({ field, text: each })),
    { field: 'snippet' as const, text: snippet },
  ]
  return {
    id: href.slice(baseUrl.length - 1),
    href,
    tag: index.tag,
    kind: isText ? 'text' : (unit?.kind ?? 'page'),
    hierarchy,
    ...(snippet !== '' && { snippet }),
    ...(note !== undefined && { note }),
    matches: fields
      .map(({ field, text: shown }) => ({ field, ranges: findRanges(shown, marked) }))
      .filter(({ ranges }) => ranges.length > 0),
  }
}
