import { searchConfig } from '@/lib/config/search-settings'
import { joinPath } from '@/lib/core/url'

/** @example toCountText(12, 'sidebar') // '12 results for “sidebar”' */
export function toCountText(count: number, query: string): string {
  return `${toResultCount(count)} for “${query}”`
}

/** @example toResultCount(1) // '1 result' */
export function toResultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`
}

/**
 * Returns the URL of the page with all results of a query. @param baseUrl path of the site, with leading and trailing
 * slashes
 */
export function toSearchUrl(baseUrl: string, query: string): string {
  const path = joinPath(baseUrl, searchConfig.searchPagePath)
  return query ? `${path}?q=${encodeURIComponent(query)}` : path
}
