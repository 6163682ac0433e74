import { product } from './product'
import type { SearchHit } from '@/lib/search/protocol'
import type { SearchConfig } from './types'

/** Plain data, independent of the environment: it is part of the search scripts that browsers load. */
export const searchConfig: SearchConfig = {
  indexName: product.slug,
  contextualSearch: true,
  searchPagePath: '/search/',
  placeholder: 'Search docs',
  tasks: [
    { label: 'Install and start a site', to: '/docs/installation/' },
    { label: 'Configure a site', to: '/docs/configuration/' },
    { label: 'Write a page', to: '/docs/create-doc/' },
    { label: 'Order the sidebar', to: '/docs/sidebar/' },
    { label: 'Publish a site', to: '/docs/deployment/' },
    { label: 'Upgrade from version 2', to: '/docs/migration/v3/' },
  ],
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
