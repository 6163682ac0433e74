import { answer } from '@/lib/search/answer'
import type { NamesFile, SearchSetup, TextFile } from '@/lib/search/index-files'
import type { SearchHit, SearchTag } from '@/lib/search/protocol'
import type { Weights } from '@/lib/search/rank'
import { DEFAULT_TAG } from '@/lib/search/tags'
import type { TagIndex } from '@/lib/search/tag-index'
import { createTagIndex } from '@/lib/search/tag-index'

/** The search of one version, without a browser. */
export type LocalSearch = {
  tag: SearchTag
  index: TagIndex
  search: (query: string, weights?: Weights) => readonly SearchHit[]
}

/** The index of a part of the site, as it is stored in JSON files. */
type IndexFiles = {
  tag: SearchTag
  root: string
  names: { content: string }
  text: { content: string }
}

/** Number of hits in a list. */
const HITS = 10

/** Creates a search for each version of the documentation, including the rest of the site. */
export function createLocalSearches(stored: IndexFiles[], setup: SearchSetup): LocalSearch[] {
  const indexes = stored.map(({ tag, root, names, text }) =>
    createTagIndex(
      tag,
      root.slice(1),
      JSON.parse(names.content) as NamesFile,
      JSON.parse(text.content) as TextFile,
    ),
  )
  const rest = indexes.filter(({ tag }) => tag === DEFAULT_TAG)
  return indexes
    .filter(({ tag }) => tag !== DEFAULT_TAG)
    .map((index) => ({
      tag: index.tag,
      index,
      search: (query, weights) => {
        const request = { query, tags: [], otherTags: [], limit: HITS }
        const own = [index, ...rest]
        return answer(request, { own, other: [], hasAllText: true }, setup, weights).hits
      },
    }))
}
