import { toShownHits } from '@/lib/config/search-settings'
import type { SearchSource } from '@/lib/search/client'
import { stripMarks } from '@/lib/search/protocol'
import type { SearchAnswer, SearchHit } from '@/lib/search/protocol'
import { toMarkedHtml } from './marked-text'
import type { PageTags } from './search-tags'

/** A hit as the dialog shows and stores it, with the fields that only this site's hits have. */
export type ModalHit = ReturnType<typeof toModalHits>[number]

type ModalResult = { hits: ModalHit[]; nbHits: number }

/** Number of hits in the dialog. */
const LIMIT = 20

/** The deepest level of titles that DocSearch shows. */
const MAX_LEVEL = 6

/** Time in milliseconds after which DocSearch shows that it is waiting. It would do so even after an error. */
const STALLED = 350

/**
 * Converts hits to the format that DocSearch shows. DocSearch writes titles as HTML, so they are escaped, except for
 * group titles. The type is never `content`, because DocSearch adds such hits to the recent searches only together with
 * their page. Hits added to an earlier answer follow it in separate groups, so they don't push down what is shown.
 * @param early number of hits of the earlier answer, if there was one
 */
export function toModalHits(hits: readonly SearchHit[], early = Infinity) {
  const groups = hits.map(({ hierarchy: [group = ''] }) => stripMarks(group))
  const shown = new Set(groups.slice(0, early))
  return hits.map((hit, at) => {
    const group = groups[at] ?? ''
    const titles = hit.hierarchy.slice(1, MAX_LEVEL + 1)
    const toLevels = <Value>(convert: (title: string) => Value) =>
      Object.fromEntries(titles.map((title, index) => [`lvl${index + 1}`, convert(title)]))
    return {
      ...hit,
      objectID: hit.id,
      url: hit.href,
      content: null,
      type: `lvl${titles.length}`,
      hierarchy: {
        lvl0: at >= early && shown.has(group) ? `More in ${group}` : group,
        ...toLevels((title) => toMarkedHtml(stripMarks(title))),
      },
      /** The hierarchy with matches in `<mark>` elements. */
      _snippetResult: { hierarchy: toLevels((title) => ({ value: toMarkedHtml(title) })) },
    }
  })
}

/** Called with the answer to the latest query, and again if hits are added, for which DocSearch must repeat it. */
type OnAnswer = (query: string, answer: SearchAnswer, areAdded: boolean) => void

/** Creates functions that answer the queries of DocSearch from a source, and drop the latest one. */
export function createModalSearch(source: SearchSource, parts: PageTags, onAnswer: OnAnswer) {
  let latest: { query: string; result?: ModalResult } | undefined

  const find = async (query: string, onResult: (result: ModalResult) => void): Promise<void> => {
    if (latest?.query === query && latest.result) {
      onResult(latest.result)
      return
    }
    const own: NonNullable<typeof latest> = (latest = { query })
    const show = (answer: SearchAnswer) => {
      const early = own.result?.hits.length
      own.result = { hits: toModalHits(toShownHits(answer.hits), early), nbHits: answer.count }
      onResult(own.result)
      if (latest === own) onAnswer(query, answer, early !== undefined)
    }
    show(await source({ query, ...parts, limit: LIMIT }, show))
  }

  return {
    /**
     * Answers a query in the form that DocSearch uses: it calls `catch` first, and shows its error if the name is
     * `RetryError`. When the next promise is rejected, or the answer is late, DocSearch sets its status again, which
     * hides the error. So that promise stays pending, and the error waits.
     */
    search: (query: string) => ({
      catch: (onFailure: (error: { name: string }) => void) =>
        new Promise<{ results: [ModalResult] }>((resolve) => {
          find(query, (result) => resolve({ results: [result] })).catch(async () => {
            await new Promise((wait) => setTimeout(wait, STALLED))
            try {
              if (latest?.query === query && !latest.result) onFailure({ name: 'RetryError' })
            } catch {
              // DocSearch rethrows the error.
            }
          })
        }),
    }),
    /** Drops the query whose answer is still to come. */
    drop: () => {
      latest = undefined
    },
  }
}
