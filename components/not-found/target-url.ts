import { isExternalUrl, joinPath, splitHref } from '@/lib/core/url'

/** Where the browser is. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The URL of a place as the route manifest has it: decoded and without the base URL.
 * @example toAddress('/base/%C3%A4/', '/base/') // '/ä/'
 */
export function toAddress(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign that represents itself.
    return path
  }
}

/**
 * The URL of what a URL means. The query and the hash of the place stay unless the target has its own. Undefined
 * if it is the place itself, which has nothing to show.
 */
export function toTargetUrl(target: string, place: Place, baseUrl: string): string | undefined {
  const { path, suffix } = splitHref(target)
  // What follows the path is encoded by its author.
  const url = isExternalUrl(target) ? target : joinPath(baseUrl, encodeURI(path)) + suffix
  if (suffix !== '') return url
  const isSame = !isExternalUrl(target) && target === toAddress(place.pathname, baseUrl)
  return isSame ? undefined : url + place.search + place.hash
}
