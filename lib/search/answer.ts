import { cacheByObject } from '@/lib/core/cache-by-object'
import type { RenamedOption, SearchSetup } from './index-files'
import type { SearchAnswer, SearchRequest } from './protocol'
import type { Query } from './query'
import { parseQuery } from './query'
import type { Candidate } from './rank'
import { rank } from './rank'
import type { TagIndex } from './tag-index'
import { listMarkedTerms, toHit } from './to-hit'
import { toExact } from './tokenize'
import type { Weights } from './weights'

/** A hit, with a note if it replaces an old option. */
type NotedCandidate = Candidate & { note?: string }

/** Returns the place of a unit, regardless of its version: path below the version, and id. */
function toPlace({ index, unit }: Candidate): string {
  const { page = 0, anchor = '' } = index.units[unit] ?? {}
  return `${index.pages.get(page)?.path.slice(index.root.length) ?? ''}#${anchor}`
}

function keyOf({ index, unit }: Candidate): string {
  return `${index.tag} ${unit}`
}

/** Returns the successors of an old option, except in versions that still have it. */
function listSuccessors(
  indexes: TagIndex[],
  { exact }: Query,
  renamed: RenamedOption[],
): NotedCandidate[] {
  return renamed
    .filter(({ old }) => toExact(old) === exact)
    .flatMap(({ successor, note }) =>
      indexes.flatMap((index) => {
        const stillExists = (index.exact.get(exact) ?? []).some(
          ({ unit }) => index.units[unit]?.hasRow,
        )
        if (stillExists) return []
        const [path = '', anchor = ''] = successor.split('#')
        const page = [...index.pages].find(([, info]) => info.path === index.root + path)?.[0]
        if (successor.includes('/') && page !== undefined) {
          const unit = index.units.findIndex((each) => each.page === page && each.anchor === anchor)
          return unit === -1 ? [] : [{ index, unit, score: 0, note }]
        }
        const [first] = index.exact.get(toExact(successor)) ?? []
        return first ? [{ index, unit: first.unit, score: 0, note }] : []
      }),
    )
}

/** Returns the places of all units in an index, regardless of its version. */
const listPlaces = cacheByObject(
  (index: TagIndex) =>
    new Set(index.units.map((_unit, unit) => toPlace({ index, unit, score: 0 }))),
)

/** The indexes that answer a request. */
export type LoadedIndexes = {
  /** Indexes of the request's tags, in order. Indexes without text answer with names only. */
  own: TagIndex[]
  /** Indexes of the request's other tags, which add what no page of `own` has. */
  other: TagIndex[]
  /** Whether all text of `own` has been loaded. Until then, hits that more text could move down are left out. */
  hasAllText: boolean
}

/** Answers a request from the loaded indexes. */
export function answer(
  { query: text, page, hitsPerPage }: SearchRequest,
  { own: indexes, other: others, hasAllText }: LoadedIndexes,
  {
    fillerWords,
    synonyms,
    renamed,
    baseUrl,
  }: Pick<SearchSetup, 'fillerWords' | 'synonyms' | 'renamed' | 'baseUrl'>,
  weights: Weights,
): Omit<SearchAnswer, 'isComplete'> {
  const isKnown = (word: string) => indexes.some(({ names }) => names.find(word) !== undefined)
  const isNear = (word: string) => indexes.some(({ names }) => names.listNear(word, 1).length > 0)
  const query = parseQuery(text, synonyms, { isKnown, isNear }, new Set(fillerWords))
  const successors = listSuccessors(indexes, query, renamed)
  const found: NotedCandidate[] = [...successors, ...rank(indexes, query, weights, hasAllText)]
  if (hasAllText && others.length > 0) {
    const own = indexes.map(listPlaces)
    const added = new Set<string>()
    const elsewhere = rank(
      others.map(({ text: _text, ...names }) => names),
      query,
      weights,
      false,
    )
    for (const candidate of elsewhere) {
      const place = toPlace(candidate)
      if (added.has(place) || own.some((places) => places.has(place))) continue
      added.add(place)
      found.push(candidate)
    }
  }
  const seen = new Set<string>()
  const hits = found.filter((candidate) => {
    const key = keyOf(candidate)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  const shown = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const marked = new Map(
    [...new Set(shown.map(({ index }) => index))].map((index) => [
      index,
      listMarkedTerms(index, query, weights),
    ]),
  )
  return {
    count: hits.length,
    hits: shown.map((candidate) =>
      toHit(candidate, marked.get(candidate.index) ?? new Map(), baseUrl, candidate.note),
    ),
  }
}
