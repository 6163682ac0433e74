import type { SearchConfig } from '@/lib/config/search-settings'
import { toSearchOrigin } from '@/lib/config/search-settings'
import type { SearchAnswer, SearchHit, SearchRequest } from '@/lib/search/protocol'
import { SearchError } from '@/lib/search/client'
import type { MarkedText } from './marked-text'
import { readMarkedHtml } from './marked-text'
import { toResultHref } from './result-href'
import { toFacetFilters } from './search-tags'
import type { SearchSource } from './search-source'

/** The hosted search service. Env: `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY`, `ALGOLIA_INDEX_NAME`. */
export type SearchService = { appId: string; apiKey: string; indexName: string }

/** Timeout of the service, in milliseconds. */
const PATIENCE = 3000

/** Number of words in a snippet. */
const SNIPPET_WORDS = 20

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

type Level = (typeof levels)[number]

/** A value of a record, with its matches in `<mark>` elements. */
type Marked = { value?: unknown } | null | undefined

/** A hit as sent by the service. Nothing about it is certain. */
type HostedHit = {
  objectID?: unknown
  url?: unknown
  type?: unknown
  docusaurus_tag?: unknown
  hierarchy?: Partial<Record<Level, unknown>> | null
  _highlightResult?: { hierarchy?: Partial<Record<Level, Marked>> | null } | null
  _snippetResult?: { content?: Marked } | null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function readLevel(hit: HostedHit, level: Level): MarkedText | undefined {
  const plain = hit.hierarchy?.[level]
  if (!isText(plain)) return undefined
  const marked = hit._highlightResult?.hierarchy?.[level]?.value
  return readMarkedHtml(isText(marked) ? marked : plain)
}

function toKind(type: unknown): SearchHit['kind'] {
  if (type === 'content') return 'text'
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading'
}

/**
 * Converts a hit of the service to one of the embedded index. Returns an empty list if it shows nothing or leads
 * nowhere.
 */
export function toSearchHits(hit: HostedHit, config: SearchConfig, site: URL): SearchHit[] {
  const found = levels.flatMap((level) => readLevel(hit, level) ?? [])
  if (!isText(hit.objectID) || !isText(hit.url) || found.length === 0) return []
  // A record of a whole part has no page title, so the name of the part is used.
  const fields = found.length === 1 ? [...found, ...found] : found
  const content = hit._snippetResult?.content?.value
  const snippet = isText(content) ? readMarkedHtml(content) : undefined
  const { docusaurus_tag: tag } = hit
  return [
    {
      id: hit.objectID,
      href: toResultHref(hit.url, config, site),
      tag: isText(tag) ? tag : '',
      kind: toKind(hit.type),
      hierarchy: fields.map(({ text }) => text),
      ...(snippet && { snippet: snippet.text }),
      matches: [
        ...fields.map(({ ranges }, field) => ({ field, ranges })),
        ...(snippet ? [{ field: 'snippet' as const, ranges: snippet.ranges }] : []),
      ].filter(({ ranges }) => ranges.length > 0),
    },
  ]
}

function toParameters({ query, tags, page, hitsPerPage }: SearchRequest, indexName: string) {
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    facetFilters: toFacetFilters(tags),
    attributesToRetrieve: ['hierarchy', 'type', 'url', 'docusaurus_tag'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  }
}

/**
 * Reads the answer from a response of the service.
 * @throws SearchError if it isn't an answer
 */
export function readResponse(data: unknown, config: SearchConfig, site: URL): SearchAnswer {
  const result = (data as { results?: { hits?: unknown; nbHits?: unknown }[] } | null)?.results?.[0]
  if (!Array.isArray(result?.hits) || typeof result.nbHits !== 'number') {
    throw new SearchError('The search service sent an invalid response.')
  }
  const hits = (result.hits as HostedHit[]).flatMap((hit) => toSearchHits(hit, config, site))
  return {
    hits: config.transformItems?.(hits) ?? hits,
    count: result.nbHits,
    isComplete: true,
  }
}

/**
 * Creates a source that queries the hosted service with the protocol of its own client: a plain POST with credentials
 * in the URL, so that browsers send no preflight request. https://www.algolia.com/doc/rest-api/search/multiple-queries
 * @param getSite returns the base URL of this site
 */
export function createHostedSource(
  { appId, apiKey, indexName }: SearchService,
  config: SearchConfig,
  getSite: () => URL,
): SearchSource {
  const url = new URL('/1/indexes/*/queries', toSearchOrigin(appId))
  url.searchParams.set('x-algolia-api-key', apiKey)
  url.searchParams.set('x-algolia-application-id', appId)
  let latest: AbortController | undefined

  async function ask(request: SearchRequest, dropped: AbortSignal): Promise<SearchAnswer> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ requests: [toParameters(request, indexName)] }),
      signal: AbortSignal.any([dropped, AbortSignal.timeout(PATIENCE)]),
    })
    if (!response.ok)
      throw new SearchError(`The search service responded with status ${response.status}.`)
    return readResponse(await response.json(), config, getSite())
  }

  return {
    warm: () => undefined,
    search: (request, onAnswer, onError) => {
      latest?.abort()
      const dropped = new AbortController()
      latest = dropped
      ask(request, dropped.signal).then(
        (answer) => {
          if (!dropped.signal.aborted) onAnswer(answer)
        },
        (error: unknown) => {
          if (!dropped.signal.aborted) onError(new SearchError(String(error)))
        },
      )
      return () => dropped.abort()
    },
  }
}
