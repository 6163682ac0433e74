import { decodePath, isFilePath, toPageHref } from '@/lib/core/url'

/**
 * Returns the URL of the page that a link leads to, as the site's URLs end and without an empty hash, or undefined if
 * the browser should handle the link itself, as it does for files.
 * @param baseUrl path of the site, with leading and trailing slashes
 */
export function toPageUrl(target: EventTarget | null, baseUrl: string): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.download) return undefined
  if (link.target && link.target !== '_self') return undefined
  // The app can't replace the not-found page with another one, because they have no layout in common.
  if (document.querySelector('.not-found')) return undefined
  const url = new URL(link.href)
  if (isFilePath(url.pathname)) return undefined
  // Next can't read a hash that can't be decoded, and wouldn't show the page.
  if (url.hash.includes('%') && decodePath(url.hash) === url.hash) return undefined
  url.pathname = toPageHref(url.pathname)
  // Removes a mere `#`, which leads to the top of the page.
  if (!url.hash) url.hash = ''
  return url.pathname.startsWith(baseUrl) ? url : undefined
}
