import type { DocSearchHit } from '@docsearch/react'
import { toShownHits } from '@/lib/config/search-settings'
import type { SearchSource } from '@/lib/search/client'
import { stripMarks } from '@/lib/search/marks'
import type { SearchAnswer, SearchHit } from '@/lib/search/protocol'
import { toMarkedHtml } from './marked-text'
import type { PageTags } from './search-tags'
import { findVersionLabel } from './search-tags'

/** A hit as the dialog shows and stores it, with the fields that only this site's hits have. */
export type ModalHit = Pick<DocSearchHit, 'objectID' | 'url' | 'type' | 'content'> & {
  hierarchy: Record<string, string>
  /** The hierarchy with matches in `<mark>` elements. */
  _snippetResult: { hierarchy: Record<string, { value: string }> }
} & Pick<SearchHit, 'snippet' | 'note'>

type ModalResult = { hits: ModalHit[]; nbHits: number }

/** Number of hits in the dialog. */
const LIMIT = 20

/** Time in milliseconds after which DocSearch shows that it is waiting. It would do so even after an error. */
const STALLED = 350

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/**
 * Converts a hit to the format that DocSearch shows. DocSearch writes titles as HTML, so they are escaped, except for
 * group titles. The type is never `content`, because DocSearch adds such hits to the recent searches only together with
 * their page.
 */
export function toModalHit(hit: SearchHit, group: string): ModalHit {
  const titles = hit.hierarchy.slice(1, levels.length + 1)
  const marked = titles.map((title, at) => [levels[at] ?? '', toMarkedHtml(title)] as const)
  return {
    ...hit,
    objectID: hit.id,
    url: hit.href,
    content: null,
    type: levels[titles.length - 1] ?? 'lvl1',
    hierarchy: {
      lvl0: group,
      ...Object.fromEntries(
        marked.map(([level], at) => [level, toMarkedHtml(stripMarks(titles[at] ?? ''))]),
      ),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(marked.map(([level, value]) => [level, { value }])),
    },
  }
}

/**
 * Returns the titles above the hits. Hits that were added to an earlier answer are below everything that it had, in
 * groups of their own. In a group above, they would push the others down.
 * @param early number of hits of the earlier answer
 */
export function toGroupTitles(
  hits: readonly SearchHit[],
  otherTags: PageTags['otherTags'],
  early: number,
): string[] {
  const titles = hits.map(({ hierarchy: [part = ''], tag }) => {
    const version = otherTags.includes(tag) ? findVersionLabel(tag) : undefined
    return version === undefined ? stripMarks(part) : `Also in ${version}`
  })
  const shown = new Set(titles.slice(0, early))
  return titles.map((title, at) => (at >= early && shown.has(title) ? `More in ${title}` : title))
}

type ModalSearchOptions = {
  source: SearchSource
  parts: PageTags
  /** Called with each answer. DocSearch must repeat the query if it isn't complete. */
  onAnswer: (query: string, answer: SearchAnswer) => void
}

/** Creates functions that answer the queries of DocSearch from a source, and drop the latest one. */
export function createModalSearch({ source, parts, onAnswer }: ModalSearchOptions) {
  /** The latest query, with its answer in both forms. */
  let latest: { query: string; answer?: SearchAnswer; result?: ModalResult } | undefined

  const toResult = ({ hits, count }: SearchAnswer, early: number) => {
    const shown = toShownHits(hits)
    const shownEarly = toShownHits(hits.slice(0, early)).length
    const titles = toGroupTitles(shown, parts.otherTags, shownEarly)
    return { hits: shown.map((hit, at) => toModalHit(hit, titles[at] ?? '')), nbHits: count }
  }

  async function find(query: string): Promise<ModalResult> {
    const { answer: before, result } = latest?.query === query ? latest : {}
    if (before?.isComplete && result) return result
    const own: NonNullable<typeof latest> = { query, ...(before && { answer: before }) }
    latest = own
    const answer = await source
      .search({ query, ...parts, limit: LIMIT, shown: before?.hits })
      .catch((error: unknown) => {
        // If the rest can't be loaded, what is shown stays.
        if (before) return { ...before, isComplete: true }
        throw error
      })
    own.answer = answer
    own.result = toResult(answer, before?.hits.length ?? Infinity)
    if (latest === own) onAnswer(query, answer)
    return own.result
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
