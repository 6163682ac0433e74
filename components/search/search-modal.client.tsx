'use client'

import type { DocSearchModalProps } from '@docsearch/react'
import { DocSearchModal } from '@docsearch/react'
import { useMemo, useState } from 'react'
import { searchConfig } from '@/lib/config/search-settings'
import type { ModalParameters } from './modal-search'
import { createModalSearch, keepFailure } from './modal-search'
import { ModalHitView } from './modal-hit.client'
import { navigator } from './follow-result'
import { baseUrl } from './sources'
import type { SearchSource } from './search-source'
import type { PageTags } from './search-tags'
import { toFacetFilters } from './search-tags'
import { toCountText, toSearchUrl } from './search-texts'

type SearchModalProps = {
  source: SearchSource
  /** Parts to search from the page. */
  parts: PageTags
  initialQuery: string
  onClose: () => void
  /** Makes DocSearch show what was added to its answer. */
  onMore: () => void
}

/** DocSearch requires credentials, but only its own client uses them. */
const UNUSED = 'none'

/** Where readers can report that a query should have results. */
const reportUrl = process.env.SEARCH_REPORT_URL ?? ''

function getMissingResultsUrl({ query }: { query: string }): string {
  return reportUrl
    ? `${reportUrl}/issues/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`
    : `${baseUrl}community/support/`
}

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>

/** Content of the dialog: DocSearch's modal with this site's answers, and the number of results for screen readers. */
export function SearchModal({ source, parts, initialQuery, onClose, onMore }: SearchModalProps) {
  const [count, setCount] = useState('')
  const [{ drop, ...options }] = useState(() => {
    const answers = createModalSearch({
      ...{ source, parts, onMore },
      onAnswer: (query, found) => setCount(toCountText(found, query)),
    })
    const transformSearchClient: Transform = (client) => ({
      ...client,
      search: (({ requests }: { requests: ModalParameters[] }) =>
        keepFailure(
          Promise.all(requests.map(answers.search)).then((results) => ({ results })),
        )) as unknown as typeof client.search,
    })
    const { facetFilters } = searchConfig.searchParameters
    const searchParameters = {
      ...searchConfig.searchParameters,
      ...(searchConfig.contextualSearch
        ? { facetFilters: toFacetFilters(parts.tags) }
        : facetFilters && { facetFilters: facetFilters.map((filter) => [filter].flat()) }),
    }
    return {
      drop: answers.drop,
      transformSearchClient,
      searchParameters: searchParameters as DocSearchModalProps['searchParameters'],
    }
  })
  const scrollTop = useMemo(() => scrollY, [])

  const clear = () => {
    drop()
    setCount('')
  }

  return (
    // DocSearch doesn't ask for an answer to an empty field.
    <div
      onReset={clear}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.value === '') clear()
      }}
    >
      <DocSearchModal
        {...options}
        appId={UNUSED}
        apiKey={UNUSED}
        indexName={searchConfig.indexName}
        placeholder={searchConfig.placeholder}
        initialQuery={initialQuery}
        initialScrollY={scrollTop}
        navigator={navigator}
        hitComponent={ModalHitView}
        resultsFooterComponent={SeeAll}
        getMissingResultsUrl={getMissingResultsUrl}
        onClose={onClose}
      />
      <p role="status" className="sr-only">
        {count}
      </p>
    </div>
  )
}

/** Link to the page with all results. */
function SeeAll({
  state,
}: Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0]) {
  const { nbHits } = state.context as { nbHits?: number }
  return (
    <a href={toSearchUrl(baseUrl, state.query)}>
      See all {nbHits} {nbHits === 1 ? 'result' : 'results'}
    </a>
  )
}
