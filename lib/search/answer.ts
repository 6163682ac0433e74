import type { SearchSetup } from './index-files'
import type { SearchAnswer, SearchRequest } from './protocol'
import type { Query } from './query'
import { parseQuery } from './query'
import type { Candidate } from './rank'
import { rank } from './rank'
import type { TagIndex } from './tag-index'
import { listNearest } from './tag-index'
import { toHit, toHitId } from './to-hit'
import { toExact } from './tokenize'

/** Returns what is known about a name that not every version has. */
export function findRenamed(name: string, { renamed }: Pick<SearchSetup, 'renamed'>) {
  const exact = toExact(name)
  return renamed.filter(({ old }) => toExact(old) === exact)
}

/**
 * Returns what has taken the place of an old option, or where another version has a new one. There is nothing to say in
 * versions that have the option.
 */
function listSuccessors(
  { own, other }: LoadedIndexes,
  { exact }: Query,
  renamed: SearchSetup['renamed'],
): Candidate[] {
  if (own.some((index) => index.exact.get(exact)?.some(({ unit }) => unit.kind !== 'mention'))) {
    return []
  }
  const find = (indexes: TagIndex[]) =>
    renamed.flatMap(({ successor, note }) =>
      indexes.flatMap((index) => {
        const unit = index.exact.get(toExact(successor))?.[0]?.unit
        return unit ? [{ index, unit, score: 0, note }] : []
      }),
    )
  const here = find(own)
  return here.length > 0 ? here : find(other)
}

/** The indexes that answer a request. */
export type LoadedIndexes = {
  /** Indexes of the request's tags, in order. Indexes without text answer with names only. */
  own: TagIndex[]
  /** Indexes of the request's other tags, which add what no page of `own` has. */
  other: TagIndex[]
  /** Whether all text of `own` has been loaded. Until then, only names are hits. */
  hasAllText: boolean
}

/** Answers a request from the loaded indexes. */
export function answer(
  { query: text, limit, shown = [] }: SearchRequest,
  indexes: LoadedIndexes,
  setup: Pick<SearchSetup, 'fillerWords' | 'synonyms' | 'renamed' | 'baseUrl'>,
): SearchAnswer {
  const { own, other, hasAllText } = indexes
  const query = parseQuery(text, setup)
  const found = [
    ...listSuccessors(indexes, query, findRenamed(text, setup)),
    ...rank(own, query, hasAllText),
    ...rank(other, query, false).filter(
      ({ unit }) => !own.some(({ places }) => places.has(unit.place)),
    ),
  ]
  const ids = new Set(shown.map(({ id }) => id))
  // Units without an anchor of their own share one: the first is the best one.
  const added = found.filter(({ unit }) => {
    const isNew = !ids.has(toHitId(unit))
    ids.add(toHitId(unit))
    return isNew
  })
  const count = shown.length + added.length
  return {
    count,
    nearest: hasAllText && count === 0 ? listNearest(own, text) : undefined,
    hits: [
      ...shown,
      ...added
        .slice(0, Math.max(0, limit - shown.length))
        .map((each) => toHit(each, query, setup.baseUrl, other.includes(each.index))),
    ],
  }
}
