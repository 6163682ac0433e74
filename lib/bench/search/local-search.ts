import { gunzipSync } from 'node:zlib'
import type { StoredFile, StoredIndex } from '@/lib/output/search/search-index'
import { toSearchSetup } from '@/lib/output/search/search-files'
import { answer } from '@/lib/search/answer'
import type { NamesFile, TextFile } from '@/lib/search/index-files'
import type { SearchHit, SearchTag } from '@/lib/search/protocol'
import { DEFAULT_TAG } from '@/lib/search/tags'
import type { TagIndex } from '@/lib/search/tag-index'
import { addText, createTagIndex } from '@/lib/search/tag-index'
import type { Weights } from '@/lib/search/weights'
import { weights as siteWeights } from '@/lib/search/weights'

/** The search of one version, without a browser. */
export type LocalSearch = {
  tag: SearchTag
  index: TagIndex
  search: (query: string, weights?: Weights) => readonly SearchHit[]
}

/** Number of hits in a list. */
const HITS = 10

function read(file: StoredFile): unknown {
  return JSON.parse(gunzipSync(file.bytes).toString('utf8'))
}

function toTagIndex({ tag, root, names, text }: StoredIndex): TagIndex {
  const index = createTagIndex(tag, root.slice(1), read(names) as NamesFile)
  addText(index, read(text) as TextFile)
  return index
}

/** Creates a search for each version of the documentation, including the rest of the site. */
export function createLocalSearches(stored: StoredIndex[]): LocalSearch[] {
  const setup = toSearchSetup(stored)
  const indexes = stored.map(toTagIndex)
  const rest = indexes.filter(({ tag }) => tag === DEFAULT_TAG)
  return indexes
    .filter(({ tag }) => tag !== DEFAULT_TAG)
    .map((index) => ({
      tag: index.tag,
      index,
      search: (query, weights = siteWeights) => {
        const request = { query, tags: [], otherTags: [], page: 0, hitsPerPage: HITS }
        const own = [index, ...rest]
        return answer(request, { own, other: [], hasAllText: true }, setup, weights).hits
      },
    }))
}
