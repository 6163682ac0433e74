'use client'

import { DocSearchModal } from '@docsearch/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { searchConfig } from '@/lib/config/search-settings'
import type { Href } from '@/lib/core/url'
import { baseUrl } from '../ui/base-url'
import { ModalHitView } from './modal-hit.client'
import { createModalSearch } from './modal-search'
import { NearestNames, toSearchPageHref } from './nearest-names'
import { toLinkProps } from './result-href'
import { readPageTags } from './search-tags'
import { SearchStart } from './search-start'
import { source } from './sources'
import { toCountText } from './to-count-text'

type SearchModalProps = {
  initialQuery: string
  onClose: () => void
}

/** Where readers can report that a query should have results. */
const reportUrl = process.env.SEARCH_REPORT_URL ?? ''

function getMissingResultsUrl({ query }: { query: string }): string {
  return reportUrl
    ? `${reportUrl}/issues/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`
    : `${baseUrl}community/support/`
}

/** Opens a hit that was selected with the keyboard as if its link were clicked. */
const navigator = {
  navigate: ({ itemUrl }: { itemUrl: Href }) => {
    const link = Object.assign(document.createElement('a'), toLinkProps(itemUrl))
    document.body.append(link)
    link.click()
    link.remove()
  },
}

/**
 * DocSearch accepts one answer to a query, and repeats it when its field gets the focus. It would select the first hit
 * then, as for a new query, so the hit that the reader has moved to is selected again, as by the pointer.
 */
function repeatAnswer(): void {
  const selected = document.querySelector('.DocSearch-Hits [aria-selected=true]')
  const focus = new FocusEvent('focusin', { bubbles: true })
  document.querySelector('.DocSearch-Input')?.dispatchEvent(focus)
  selected?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
}

/** Content of the dialog: DocSearch's modal with this site's answers, and the number of results for screen readers. */
export function SearchModal({ initialQuery, onClose }: SearchModalProps) {
  const [parts] = useState(readPageTags)
  /** What screen readers say. */
  const [status, setStatus] = useState('')
  const [nearest, setNearest] = useState<readonly string[]>()
  const [root, setRoot] = useState<Element | null>(null)
  const panel = root?.querySelector('.DocSearch-Dropdown')
  const [{ search, drop }] = useState(() =>
    createModalSearch(source, parts, (query, answer, areAdded) => {
      setStatus(`${toCountText(answer.count)} for “${query}”`)
      setNearest(answer.nearest)
      if (areAdded) repeatAnswer()
    }),
  )
  const clear = () => {
    drop()
    setStatus('')
  }

  // Kept, because DocSearch empties its field when it gets other functions. Only its own client uses the credentials.
  const [modal] = useState(() => (
    <DocSearchModal
      appId="none"
      apiKey="none"
      indexName={searchConfig.indexName}
      placeholder={searchConfig.placeholder}
      initialQuery={initialQuery}
      initialScrollY={scrollY}
      navigator={navigator}
      transformSearchClient={(client) => ({
        ...client,
        // The client's types describe every kind of request, but DocSearch sends only this one.
        search: (({ requests: [request] }: { requests: { query: string }[] }) =>
          search(request?.query ?? '')) as unknown as typeof client.search,
      })}
      hitComponent={ModalHitView}
      resultsFooterComponent={({ state }) => (
        <a href={toSearchPageHref(state.query)} onClick={onClose}>
          See all {toCountText(state.context['nbHits'] as number)}
        </a>
      )}
      getMissingResultsUrl={getMissingResultsUrl}
      onClose={onClose}
    />
  ))

  return (
    // DocSearch doesn't ask for an answer to an empty field.
    <div ref={setRoot} onReset={clear} onInput={clear}>
      {modal}
      {panel &&
        createPortal(
          <>
            <SearchStart tags={parts.tags} onFollow={onClose} />
            <NearestNames names={nearest ?? []} onFollow={onClose} />
          </>,
          panel,
        )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  )
}
