import { answer } from '@/lib/search/answer'
import type { PartIndex, SearchSetup } from '@/lib/search/index-files'
import type { SearchHit, SearchTag } from '@/lib/search/protocol'
import { DEFAULT_TAG } from '@/lib/search/protocol'
import type { TagIndex } from '@/lib/search/tag-index'
import { createTagIndex } from '@/lib/search/tag-index'

/** The search of one version, without a browser. */
export type LocalSearch = {
  tag: SearchTag
  index: TagIndex
  search: (query: string) => readonly SearchHit[]
}

/** A query, and a test for the right hits. */
export type SearchCase = {
  query: string
  isRight: (hit: SearchHit) => boolean
  /** Whether nobody tunes the search by it. */
  isHeldOut?: boolean
}

/** Returns the version of a tag. @example toVersion('docs-default-3.1.1') // '3.1.1' */
export function toVersion(tag: string): string {
  return tag.slice(tag.lastIndexOf('-') + 1)
}

/** Returns the path of the page that a hit is on. */
export function toPath({ id }: SearchHit): string {
  return id.slice(1).replace(/#.*/, '')
}

/** Number of hits in a list. */
const HITS = 10

/** Creates a search for each version of the documentation, including the rest of the site. */
export function createLocalSearches(parts: PartIndex[], setup: SearchSetup): LocalSearch[] {
  const indexes = parts.map(createTagIndex)
  const rest = indexes.filter(({ tag }) => tag === DEFAULT_TAG)
  return indexes
    .filter(({ tag }) => tag !== DEFAULT_TAG)
    .map((index) => ({
      tag: index.tag,
      index,
      search: (query) => {
        const request = { query, tags: [], otherTags: [], limit: HITS }
        const own = [index, ...rest]
        return answer(request, { own, other: [], hasAllText: true }, setup).hits
      },
    }))
}
