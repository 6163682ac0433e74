import unescape from 'lodash-es/unescape.js'
import { defaultLocale } from '@/lib/config/locales'
import { searchConfig, toSearchOrigin } from '@/lib/config/search-settings'
import type { SearchSource } from '@/lib/search/client'
import { MARK_END, MARK_START, stripMarks } from '@/lib/search/protocol'
import type { SearchHit } from '@/lib/search/protocol'
import { toResultHref } from './result-href'

/** The hosted search service. Env: `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY`, `ALGOLIA_INDEX_NAME`. */
export type SearchService = { appId: string; apiKey: string; indexName: string }

/** Timeout of the service, in milliseconds. */
const PATIENCE = 3000

/** Time in milliseconds for which the service isn't asked again after a failure. */
const REST = 60_000

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** A hit of the service, as far as this site uses it. Records of any index may lack anything. */
type HostedHit = {
  objectID: string
  url?: string
  hierarchy?: Record<string, string | null> | null
  _highlightResult?: { hierarchy?: Record<string, { value: string } | null> }
  _snippetResult?: { content?: { value: string } }
}

type HostedResponse = { results?: { hits: HostedHit[]; nbHits: number }[] }

/** Returns an empty list for a hit that shows nothing or leads nowhere. Tags in texts of an index are text as well. */
function toSearchHits(hit: HostedHit): SearchHit[] {
  const [part, ...titles] = levels.flatMap((level) => {
    const plain = hit.hierarchy?.[level]
    return plain ? unescape(hit._highlightResult?.hierarchy?.[level]?.value ?? plain) : []
  })
  if (!hit.url || part === undefined) return []
  const snippet = unescape(hit._snippetResult?.content?.value)
  return [
    {
      id: hit.objectID,
      href: toResultHref(hit.url),
      // The title of a whole part is its name.
      hierarchy: [stripMarks(part), ...(titles.length > 0 ? titles : [part])],
      ...(snippet && { snippet }),
    },
  ]
}

/**
 * Creates a source that queries the hosted service with the protocol of its own client: a plain POST with credentials
 * in the URL, so that browsers send no preflight request. https://www.algolia.com/doc/rest-api/search/multiple-queries
 */
export function createHostedSource({ appId, apiKey, indexName }: SearchService): SearchSource {
  const url = new URL('/1/indexes/*/queries', toSearchOrigin(appId))
  url.searchParams.set('x-algolia-api-key', apiKey)
  url.searchParams.set('x-algolia-application-id', appId)
  return async ({ query, tags, limit }) => {
    const parameters = {
      indexName,
      query,
      hitsPerPage: limit,
      facetFilters: [
        `language:${defaultLocale.htmlLang}`,
        tags.map((tag) => `docusaurus_tag:${tag}`),
        ...(searchConfig.searchParameters.facetFilters ?? []),
      ],
      attributesToRetrieve: ['hierarchy', 'url'],
      attributesToHighlight: ['hierarchy'],
      attributesToSnippet: ['content:20'],
      snippetEllipsisText: '…',
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
    }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ requests: [parameters] }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    // An error has no results.
    const [result] = ((await response.json()) as HostedResponse).results ?? []
    if (!result) throw new Error('The search service sent an invalid response.')
    return { hits: result.hits.flatMap(toSearchHits), count: result.nbHits }
  }
}

/**
 * Returns a source that uses the first one. When that fails, the second one answers this query and those of the next
 * minute.
 */
export function withFallback(first: SearchSource, second: SearchSource): SearchSource {
  let failedAt = -Infinity
  return async (request) => {
    if (Date.now() - failedAt < REST) return second(request)
    try {
      return await first(request)
    } catch {
      failedAt = Date.now()
      return second(request)
    }
  }
}
