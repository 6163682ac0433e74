import { ensureTrailingSlash } from '@/lib/core/url'

/** A path that ends like a file, such as that of a feed. The path of a version does not: `/docs/3.1.1`. */
const FILE = /\.[a-z][^/]*$/i

/**
 * Returns the URL of the page that a link leads to, with a trailing slash and without an empty hash, or undefined if the browser should handle
 * the link itself.
 * @param baseUrl path of the site, with leading and trailing slashes
 */
export function toPageUrl(target: EventTarget | null, baseUrl: string): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.download) return undefined
  if (link.target && link.target !== '_self') return undefined
  const url = new URL(link.href)
  if (FILE.test(url.pathname)) return undefined
  url.pathname = ensureTrailingSlash(url.pathname)
  // Removes a mere `#`, which leads to the top of the page.
  if (!url.hash) url.hash = ''
  return url.pathname.startsWith(baseUrl) ? url : undefined
}
