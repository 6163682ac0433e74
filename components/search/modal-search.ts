import type { SearchAnswer, SearchRequest } from '@/lib/search/protocol'
import { toGroupTitles, toModalHit } from './docsearch-hits'
import type { ModalHit } from './docsearch-hits'
import type { SearchSource } from './search-source'
import type { PageTags } from './search-tags'
import { readFacetFilters } from './search-tags'

/** The parameters of DocSearch's requests that vary. */
export type ModalParameters = {
  query: string
  hitsPerPage?: number
  facetFilters?: readonly (string | readonly string[])[] | string
}

/** The part of an answer that DocSearch reads. */
export type ModalResult = { hits: ModalHit[]; nbHits: number }

type ModalSearchOptions = {
  source: SearchSource
  parts: PageTags
  /**
   * Called when a later tier has added hits. DocSearch accepts one answer per request, so it has to repeat the request.
   */
  onMore: () => void
  /** Called with each answer. */
  onAnswer: (query: string, count: number) => void
}

/** The error name that makes DocSearch show its error screen. */
const FETCH_FAILURE = 'RetryError'

/** Time in milliseconds after which DocSearch shows that it is waiting. It would do so even after an error. */
const STALLED = 350

/**
 * Returns a promise in the form that DocSearch uses, where it calls `catch` first and shows its error. What it does
 * when the next promise is rejected would hide the error again, so that promise stays pending.
 */
export function keepFailure<Answer>(answer: Promise<Answer>): Pick<Promise<Answer>, 'catch'> {
  return {
    catch: (onFailure) =>
      new Promise((resolve) => {
        answer.then(resolve, (error: unknown) => {
          try {
            void onFailure?.(error)
          } catch {
            // DocSearch rethrows the error.
          }
        })
      }),
  }
}

type Latest = {
  key: string
  answer?: SearchAnswer
  /** How many hits each earlier tier had shown. */
  shown: number[]
  cancel: () => void
}

/** Creates functions that answer DocSearch's requests from a source whose answers may arrive in tiers, and drop them. */
export function createModalSearch({ source, parts, onMore, onAnswer }: ModalSearchOptions) {
  let latest: Latest | undefined

  const toResult = (answer: SearchAnswer, shown: readonly number[]): ModalResult => {
    const titles = toGroupTitles(answer.hits, parts.otherTags, shown)
    return {
      hits: answer.hits.map((hit, index) => toModalHit(hit, titles[index] ?? '')),
      nbHits: answer.count,
    }
  }

  /** Drops the query whose answer is still to come. */
  const drop = () => {
    latest?.cancel()
    latest = undefined
  }

  function search(parameters: ModalParameters): Promise<ModalResult> {
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
      const started = performance.now()
      const own: Latest = { key, shown: [], cancel: () => undefined }
      latest = own
      own.cancel = source.search(
        request,
        (answer) => {
          if (latest !== own) return
          // Show "No results" only when it is certain.
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
          // Keep what is already shown.
          if (own.answer) return
          const failure = new Error(error.message, { cause: error })
          failure.name = FETCH_FAILURE
          const report = () => {
            if (latest !== own) return
            // Allow the same query to be repeated.
            latest = undefined
            reject(failure)
          }
          setTimeout(report, Math.max(0, started + STALLED - performance.now()))
        },
      )
    })
  }
  return { search, drop }
}
