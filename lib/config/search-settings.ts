import { product } from './product'
import type { SitePath } from '@/lib/core/url'

/** Values of a facet that a hit has to have one of: `['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']`. */
export type FacetFilter = string | readonly string[]

/** How the site is searched. */
export type SearchConfig = {
  /** Name that recent and favorite searches are stored under, and the default name of a hosted index. */
  indexName: string
  /** Whether the dialog searches only what belongs to the page: its docs version, or the one the reader prefers. */
  contextualSearch: boolean
  /** Page that lists all results of a query. */
  searchPagePath: SitePath
  placeholder: string
  /** Results whose absolute URL matches this regular expression are loaded as documents, not in the app. */
  externalUrlRegex?: string
  /** Part of the path of hosted results that is served elsewhere here. */
  replacePathname?: { from: string; to: string }
  searchParameters: {
    /** Filters that every hit has to match, besides those of contextual search. */
    facetFilters?: readonly FacetFilter[]
  }
}

/** Plain data without the environment: the browser has it from the scripts of the search. */
export const searchConfig: SearchConfig = {
  indexName: product.slug,
  contextualSearch: true,
  searchPagePath: '/search/',
  placeholder: 'Search docs',
  // The hosted index of the original site has its unreleased documentation there.
  replacePathname: { from: '/docs/next', to: '/docs' },
  searchParameters: {},
}

/** Origin that the hosted search service answers an application at. */
export function toSearchOrigin(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`
}
