'use client'

import { toShownHits } from '@/lib/config/search-settings'
import type { SearchHit } from '@/lib/search/protocol'
import { MarkedText } from '../search/marked-text'
import { NearestNames } from '../search/nearest-names'
import { toLinkProps } from '../search/result-href'
import { toCountText } from '../search/to-count-text'
import type { Results } from './use-results'

/** A result: its deepest heading as the title, the headings above it as breadcrumbs, and the text around the match. */
function Result({ hit }: { hit: SearchHit }) {
  const { href, hierarchy, snippet, note } = hit
  const above = hierarchy.slice(0, -1)
  return (
    <li>
      <h2>
        <a {...toLinkProps(href)}>
          <MarkedText text={hierarchy.at(-1) ?? ''} />
        </a>
      </h2>
      <ul className="crumbs flex-row" aria-label="Breadcrumbs">
        {above.map((each, index) => (
          <li key={index}>
            <MarkedText text={each} />
          </li>
        ))}
      </ul>
      {snippet !== undefined && (
        <p>
          <MarkedText text={snippet} />
          {!snippet.endsWith('…') && ' …'}
        </p>
      )}
      {note !== undefined && <p className="search-note">{note}</p>}
    </li>
  )
}

function toStatus({ state, count, hits }: Results): string {
  if (state === 'failed') return ''
  if (state === 'loading' && hits.length === 0) return 'Fetching new results...'
  return count === 0 ? 'No results were found' : toCountText(count)
}

type SearchResultsProps = { results: Results | undefined; onMore: () => void }

/** The results of a query, with a button that loads the next page, also automatically when it becomes visible. */
export function SearchResults({ results, onMore }: SearchResultsProps) {
  const observe = (more: Element | null) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore()
    })
    if (more) observer.observe(more)
    return () => observer.disconnect()
  }
  return (
    <>
      <p role="status" className="search-count muted small">
        {results && toStatus(results)}
      </p>
      {results?.state === 'failed' && (
        <div className="admonition failure" data-kind="danger" role="alert">
          <p>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button button-quiet" onClick={onMore}>
            Try again
          </button>
        </div>
      )}
      <NearestNames names={results?.nearest ?? []} />
      <ol className="rows">
        {toShownHits(results?.hits ?? []).map((hit) => (
          <Result key={hit.id} hit={hit} />
        ))}
      </ol>
      {results?.state === 'complete' && results.hits.length < results.count && (
        <button ref={observe} type="button" className="button button-quiet" onClick={onMore}>
          Load more
        </button>
      )}
    </>
  )
}
