import { product } from './product'
import type { SitePath } from '@/lib/core/url'
import type { SearchHit } from '@/lib/search/protocol'

/**
 * Facet values of which a hit must have at least one:
 * `['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']`.
 */
export type FacetFilter = string | readonly string[]

/** Settings of the site's search. */
export type SearchConfig = {
  /** Name under which recent and favorite searches are stored, and the default name of a hosted index. */
  indexName: string
  /** Whether the dialog searches only what belongs to the page: its docs version, or the one the reader prefers. */
  contextualSearch: boolean
  /** Page that lists all results of a query. */
  searchPagePath: SitePath
  placeholder: string
  /** Results whose absolute URL matches this regular expression load as documents instead of in the app. */
  externalUrlRegex?: string
  /** Replaces a part of the path in hosted results that differs on this site. */
  replacePathname?: { from: string; to: string }
  /**
   * Changes, sorts or leaves out results before they are shown, in the dialog and on the page. It gets the hits of either
   * engine.
   */
  transformItems?: (hits: readonly SearchHit[]) => readonly SearchHit[]
  searchParameters: {
    /** Filters that every hit must match, in addition to those of contextual search. */
    facetFilters?: readonly FacetFilter[]
  }
}

/** Plain data, independent of the environment: it is part of the search scripts that browsers load. */
export const searchConfig: SearchConfig = {
  indexName: product.slug,
  contextualSearch: true,
  searchPagePath: '/search/',
  placeholder: 'Search docs',
  // The hosted index of the original site has the unreleased documentation under this path.
  replacePathname: { from: '/docs/next', to: '/docs' },
  searchParameters: {},
}

/** Returns the hits to show of those that an engine has found. */
export function toShownHits(hits: readonly SearchHit[]): readonly SearchHit[] {
  return searchConfig.transformItems?.(hits) ?? hits
}

/** Returns the origin at which the hosted search service serves an application. */
export function toSearchOrigin(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`
}
