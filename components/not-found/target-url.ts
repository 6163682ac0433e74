import { decodePath, isExternalUrl, joinPath, splitHref, toPageHref } from '@/lib/core/url'

/** The current location of the browser. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * Returns the path of a location as in the route manifest: decoded and without the base URL.
 * @example toDecodedPath('/base/%C3%A4/', '/base/') // '/ä/'
 */
export function toDecodedPath(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname
  return decodePath(path)
}

/**
 * Returns the URL of a target. The query and hash of the current location are kept unless the target has its own.
 * Returns undefined if the target is the current location, where there is nothing to show.
 */
export function toTargetUrl(target: string, place: Place, baseUrl: string): string | undefined {
  const { path, suffix } = splitHref(target)
  // The author has already encoded the part after the path.
  const url = isExternalUrl(target)
    ? target
    : toPageHref(joinPath(baseUrl, encodeURI(path))) + suffix
  if (suffix !== '') return url
  const isSame = decodePath(url) === decodePath(place.pathname)
  return isSame ? undefined : url + place.search + place.hash
}
