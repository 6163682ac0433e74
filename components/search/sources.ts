import { searchConfig } from '@/lib/config/search-settings'
import { createSearchEngine } from '@/lib/search/client'
import type { SearchService } from './hosted-source'
import { createHostedSource } from './hosted-source'
import type { SearchSource } from './search-source'
import { withFallback } from './search-source'
import { takeWorker } from './started-worker'

/** Path of the site, with leading and trailing slashes. */
export const baseUrl = `${process.env.BASE_PATH ?? ''}/`

/**
 * Whether a hosted service answers first. It is constant at build time: without a service, its code isn't in the
 * scripts.
 */
export const isHosted = Boolean(process.env.SEARCH_SERVICE)

/** Creates the source for one search field: the hosted service if there is one, and the embedded index. */
export function createSource(): SearchSource {
  const engine = createSearchEngine({ baseUrl, startWorker: takeWorker })
  if (!process.env.SEARCH_SERVICE) return engine
  const service = JSON.parse(process.env.SEARCH_SERVICE) as SearchService
  const getSite = () => new URL(baseUrl, location.origin)
  return withFallback(createHostedSource(service, searchConfig, getSite), engine)
}
