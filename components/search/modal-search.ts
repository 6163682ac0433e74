import type { SearchAnswer, SearchRequest } from '@/lib/search/protocol'
import { toGroupTitles, toModalHit } from './docsearch-hits'
import type { ModalHit } from './docsearch-hits'
import type { SearchSource } from './search-source'
import type { PageTags } from './search-tags'
import { readFacetFilters } from './search-tags'

/** The parameters of DocSearch's requests that change from one to the next. */
export type ModalParameters = {
  query: string
  hitsPerPage?: number
  facetFilters?: readonly (string | readonly string[])[] | string
}

/** What DocSearch reads of an answer. */
export type ModalResult = { hits: ModalHit[]; nbHits: number }

type ModalSearchOptions = {
  source: SearchSource
  parts: PageTags
  /** Called when a later tier has added hits: DocSearch takes one answer for each request, so it has to ask again. */
  onMore: () => void
  /** Called with each answer. */
  onAnswer: (query: string, count: number) => void
}

/** The name that makes DocSearch show its error. */
const FETCH_FAILURE = 'RetryError'

type Latest = {
  key: string
  answer?: SearchAnswer
  /** How many hits each tier before had shown. */
  shown: number[]
  cancel: () => void
}

/** Answers DocSearch's requests from a source whose answers may come in tiers. */
export function createModalSearch({ source, parts, onMore, onAnswer }: ModalSearchOptions) {
  let latest: Latest | undefined

  const toResult = (answer: SearchAnswer, shown: readonly number[]): ModalResult => {
    const titles = toGroupTitles(answer.hits, parts.otherTags, shown)
    return {
      hits: answer.hits.map((hit, index) => toModalHit(hit, titles[index] ?? '')),
      nbHits: answer.count,
    }
  }

  return function search(parameters: ModalParameters): Promise<ModalResult> {
    const { query, hitsPerPage = 20, facetFilters } = parameters
    const key = JSON.stringify([query, hitsPerPage, facetFilters])
    if (latest?.key === key && latest.answer) {
      return Promise.resolve(toResult(latest.answer, latest.shown))
    }
    latest?.cancel()
    const tags = readFacetFilters(facetFilters, parts.tags)
    if (!tags || tags.length === 0) return Promise.resolve({ hits: [], nbHits: 0 })
    const request: SearchRequest = { query, tags, otherTags: parts.otherTags, page: 0, hitsPerPage }
    return new Promise((resolve, reject) => {
      const own: Latest = { key, shown: [], cancel: () => undefined }
      latest = own
      own.cancel = source.search(
        request,
        (answer) => {
          if (latest !== own) return
          // "No results" is said only when it is certain.
          if (answer.hits.length === 0 && !answer.isComplete) return
          const before = own.answer
          if (before && answer.hits.length > before.hits.length) own.shown.push(before.hits.length)
          own.answer = answer
          onAnswer(query, answer.count)
          if (before) onMore()
          else resolve(toResult(answer, own.shown))
        },
        (error) => {
          if (latest !== own) return
          // What is shown already stays.
          if (own.answer) return
          // The same query may be asked for once more.
          latest = undefined
          const failure = new Error(error.message, { cause: error })
          failure.name = FETCH_FAILURE
          reject(failure)
        },
      )
    })
  }
}
