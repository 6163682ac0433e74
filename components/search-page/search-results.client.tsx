'use client'

import { useEffect, useRef } from 'react'
import type { SearchHit } from '@/lib/search/protocol'
import { getField } from '../search/docsearch-hits'
import { loadIfExternal } from '../search/follow-result'
import { Highlighted } from '../search/highlighted'
import type { Results } from './result-list'
import { hasMore } from './result-list'
import { toResultCount } from '../search/search-texts'

/** A result: its deepest heading as the title, the headings above it as breadcrumbs, and the text around the match. */
function Result({ hit }: { hit: SearchHit }) {
  const { href, hierarchy, snippet, note } = hit
  const last = hierarchy.length - 1
  return (
    <li>
      <h2>
        <a
          href={href}
          onClick={(event) => {
            const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
            if (!modified && loadIfExternal(href)) event.preventDefault()
          }}
        >
          <Highlighted {...getField(hit, last)} />
        </a>
      </h2>
      {last > 0 && (
        <ul className="search-crumbs" aria-label="Breadcrumbs">
          {hierarchy.slice(0, last).map((_, index) => (
            <li key={index}>
              <Highlighted {...getField(hit, index)} />
            </li>
          ))}
        </ul>
      )}
      {snippet !== undefined && (
        <p>
          <Highlighted {...getField(hit, 'snippet')} />
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
  return count === 0 ? 'No results were found' : toResultCount(count)
}

type SearchResultsProps = { results: Results | undefined; onMore: () => void }

/** The results of a query, with a button that loads the next page, also automatically when it becomes visible. */
export function SearchResults({ results, onMore }: SearchResultsProps) {
  const more = useRef<HTMLButtonElement>(null)
  const isOpen = results !== undefined && hasMore(results)
  const shown = results?.hits.length

  useEffect(() => {
    if (!isOpen || !more.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore()
    })
    observer.observe(more.current)
    return () => observer.disconnect()
  }, [isOpen, shown, onMore])

  return (
    <>
      <p role="status" className="search-count">
        {results && toStatus(results)}
      </p>
      {results?.state === 'failed' && (
        <div className="failure search-failure" role="alert">
          <p>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button button-quiet" onClick={onMore}>
            Try again
          </button>
        </div>
      )}
      <ol className="search-results">
        {results?.hits.map((hit) => (
          <Result key={hit.id} hit={hit} />
        ))}
      </ol>
      {isOpen && (
        <button
          ref={more}
          type="button"
          className="button button-quiet search-more"
          onClick={onMore}
        >
          Load more
        </button>
      )}
    </>
  )
}
