import type { DocSearchHit } from '@docsearch/react'
import { toShownHits } from '@/lib/config/search-settings'
import type { SearchSource } from '@/lib/search/client'
import { stripMarks } from '@/lib/search/protocol'
import type { SearchAnswer, SearchHit } from '@/lib/search/protocol'
import { toMarkedHtml } from './marked-text'
import type { PageTags } from './search-tags'

/** A hit as the dialog shows and stores it, with the fields that only this site's hits have. */
export type ModalHit = Pick<DocSearchHit, 'objectID' | 'url' | 'content'> & {
  type: string
  hierarchy: Record<string, string>
  /** The hierarchy with matches in `<mark>` elements. */
  _snippetResult: { hierarchy: Record<string, { value: string }> }
} & Pick<SearchHit, 'snippet' | 'note'>

type ModalResult = { hits: ModalHit[]; nbHits: number }

/** Number of hits in the dialog. */
const LIMIT = 20

/** The deepest level of titles that DocSearch shows. */
const MAX_LEVEL = 6

/** Time in milliseconds after which DocSearch shows that it is waiting. It would do so even after an error. */
const STALLED = 350

/**
 * Converts a hit to the format that DocSearch shows. DocSearch writes titles as HTML, so they are escaped, except for
 * group titles. The type is never `content`, because DocSearch adds such hits to the recent searches only together with
 * their page.
 */
export function toModalHit(hit: SearchHit, group: string): ModalHit {
  const titles = hit.hierarchy.slice(1, MAX_LEVEL + 1)
  const toLevels = <Value>(convert: (title: string) => Value) =>
    Object.fromEntries(titles.map((title, at) => [`lvl${at + 1}`, convert(title)]))
  return {
    ...hit,
    objectID: hit.id,
    url: hit.href,
    content: null,
    type: `lvl${titles.length}`,
    hierarchy: { lvl0: group, ...toLevels((title) => toMarkedHtml(stripMarks(title))) },
    _snippetResult: { hierarchy: toLevels((title) => ({ value: toMarkedHtml(title) })) },
  }
}

/**
 * Returns the titles above the hits. Hits that were added to an earlier answer are below everything that it had, in
 * groups of their own. In a group above, they would push the others down.
 * @param early number of hits of the earlier answer, if there was one
 */
export function toGroupTitles(hits: readonly SearchHit[], early = Infinity): string[] {
  const titles = hits.map(({ hierarchy: [part = ''] }) => stripMarks(part))
  const shown = new Set(titles.slice(0, early))
  return titles.map((title, at) => (at >= early && shown.has(title) ? `More in ${title}` : title))
}

/** Called with the answer to the latest query, and again if hits are added, for which DocSearch must repeat it. */
type OnAnswer = (query: string, answer: SearchAnswer, areAdded: boolean) => void

/** Creates functions that answer the queries of DocSearch from a source, and drop the latest one. */
export function createModalSearch(source: SearchSource, parts: PageTags, onAnswer: OnAnswer) {
  let latest: { query: string; result?: ModalResult } | undefined

  const find = async (query: string): Promise<ModalResult> => {
    if (latest?.query === query && latest.result) return latest.result
    const own: NonNullable<typeof latest> = (latest = { query })
    return new Promise((resolve, reject) => {
      const show = (answer: SearchAnswer) => {
        const shown = toShownHits(answer.hits)
        const early = own.result?.hits.length
        const titles = toGroupTitles(shown, early)
        const modalHits = shown.map((hit, at) => toModalHit(hit, titles[at] ?? ''))
        own.result = { hits: modalHits, nbHits: answer.count }
        resolve(own.result)
        if (latest === own) onAnswer(query, answer, early !== undefined)
      }
      source({ query, ...parts, limit: LIMIT }, show).then(show, reject)
    })
  }

  return {
    /**
     * Answers a query in the form that DocSearch uses: it calls `catch` first, and shows its error if the name is
     * `RetryError`. When the next promise is rejected, or the answer is late, DocSearch sets its status again, which
     * hides the error. So that promise stays pending, and the error waits.
     */
    search: (query: string) => ({
      catch: (onFailure: (error: { name: string }) => void) =>
        find(query).then(
          (result) => ({ results: [result] as const }),
          async () => {
            await new Promise((resolve) => setTimeout(resolve, STALLED))
            try {
              if (latest?.query === query) onFailure({ name: 'RetryError' })
            } catch {
              // DocSearch rethrows the error.
            }
            return new Promise<never>(() => undefined)
          },
        ),
    }),
    /** Drops the query whose answer is still to come. */
    drop: () => {
      latest = undefined
    },
  }
}
