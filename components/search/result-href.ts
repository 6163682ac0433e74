import { searchConfig } from '@/lib/config/search-settings'
import type { Href } from '@/lib/core/url'
import { joinPath, toPageHref } from '@/lib/core/url'
import { baseUrl } from '../ui/base-url'

/** Whether a result is on another site, or on a part of this site that the app doesn't serve. */
export function isExternalResult(url: string): boolean {
  const { externalUrlRegex } = searchConfig
  return externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url)
}

/** Returns the properties of a link to a result. One that is configured to be external loads as a document. */
export function toLinkProps(href: Href): { href: Href; target?: '_top' } {
  const { href: url } = new URL(href, location.href)
  return isExternalResult(url) ? { href, target: '_top' } : { href }
}

/**
 * Returns where a result of the hosted service leads: to the page on this site, whatever its origin, except for URLs
 * that are configured as external.
 * @example toResultHref('https://docusaurus.io/docs/next/cli#x') // '/docs/cli/#x'
 */
export function toResultHref(url: string): Href {
  const { href, pathname, hash, protocol } = new URL(url, location.origin)
  if (isExternalResult(href)) return href
  // A script URL is not a page of this site.
  if (!/^https?:$/.test(protocol)) return baseUrl
  const path = decodeURI(pathname)
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
  const { from = '', to = '' } = searchConfig.replacePathname ?? {}
  const moved = `${below}/`.startsWith(`${from}/`) ? to + below.slice(from.length) : below
  return `${toPageHref(joinPath(baseUrl, moved))}${hash}`
}
