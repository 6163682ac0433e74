import memoize from 'lodash-es/memoize.js'
import type { Href } from '@/lib/core/url'
import { MARK_END, MARK_START } from './protocol'
import type { SearchHit } from './protocol'
import type { Query } from './query'
import type { Candidate } from './rank'
import type { Unit } from './tag-index'
import { toStem, tokenize } from './tokenize'

/** Returns how many letters of a word a query has, from its beginning; 0 if it isn't found. */
type CountLetters = (term: string) => number

/** Maximum number of letters in a snippet. */
const SNIPPET_LENGTH = 160

/** A snippet starts at most this many letters before the first match. */
const LEAD = 40

/** Most further letters of a query find the same texts again. */
const readTokens = memoize(tokenize)

/** @param similar the words of the hit that MiniSearch found, including those with typos */
function toCounter({ variants }: Query, similar: ReadonlySet<string>): CountLetters {
  const words = [...new Set(variants.flat())]
  const stems = new Set(words.map(toStem))
  return memoize((term: string) => {
    if (words.includes(term) || stems.has(toStem(term))) return term.length
    if (!similar.has(term)) return 0
    const started = words.filter((word) => term.startsWith(word)).map((word) => word.length)
    return Math.max(...started, 0) || term.length
  })
}

/** Returns a text with its matches between marks. */
function mark(text: string, count: CountLetters): string {
  let marked = ''
  let done = 0
  for (const { term, start, end } of readTokens(text)) {
    const to = Math.min(end, start + count(term))
    const from = Math.max(start, done)
    if (to <= from) continue
    marked += `${text.slice(done, from)}${MARK_START}${text.slice(from, to)}${MARK_END}`
    done = to
  }
  return marked + text.slice(done)
}

/** Returns the part of a text with the most different words of the query. */
function toSnippet(text: string, count: CountLetters): string {
  if (text.length <= SNIPPET_LENGTH) return text
  const tokens = readTokens(text).filter(({ term }) => count(term) > 0)
  let best = { at: 0, words: 0 }
  tokens.forEach(({ start }, index) => {
    const reach = start + SNIPPET_LENGTH - LEAD
    const inside = tokens.slice(index).filter(({ end }) => end <= reach)
    const words = new Set(inside.map(({ term }) => term)).size
    if (words > best.words) best = { at: start, words }
  })
  const from = Math.max(0, Math.min(best.at - LEAD, text.length - SNIPPET_LENGTH))
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from
  const limit = start + SNIPPET_LENGTH
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), start + 1)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

/** Returns the path and hash of a unit. Units without their own anchor share one with the page or the heading above. */
export function toHitId({ page, anchor }: Pick<Unit, 'page' | 'anchor'>): string {
  return `/${page.path}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`
}

/**
 * Converts a found unit to the hit that a reader sees.
 * @param isOther whether it is in another version than the reader's
 */
export function toHit(
  { index, unit, note, words = [] }: Candidate,
  query: Query,
  baseUrl: Href,
  isOther: boolean,
): SearchHit {
  const similar = words.flatMap(({ results }) => Object.keys(results.get(unit.at)?.match ?? {}))
  const count = toCounter(query, new Set(similar))
  const { page, kind, facts, text, code, anchor, id } = unit
  const names = [...unit.parents, unit].flatMap(({ name }) => name || [])
  const hierarchy = [isOther ? `Also in ${index.label}` : page.group, ...names]
  const matching = [text, code].find((each) => readTokens(each).some(({ term }) => count(term) > 0))
  const source = matching ?? (kind === 'title' ? page.description || text : text)
  const snippet = [facts, toSnippet(source, count)].filter(Boolean).join(' · ')
  return {
    id: toHitId(unit),
    href: `${baseUrl}${toHitId({ page, anchor: kind === 'closed' ? id : anchor }).slice(1)}`,
    hierarchy: hierarchy.map((each) => mark(each, count)),
    ...(snippet !== '' && { snippet: mark(snippet, count) }),
    ...(note !== undefined && { note }),
  }
}
