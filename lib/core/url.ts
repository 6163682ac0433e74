/** A link is external if it has a scheme or starts with `//`. */
export function isExternalUrl(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** @example ensureTrailingSlash('/docs') // '/docs/' */
export function ensureTrailingSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** @example stripTrailingSlash('/docs/') // '/docs' */
export function stripTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

/** @example ensureLeadingSlash('docs') // '/docs' */
export function ensureLeadingSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * Joins path segments with exactly one slash between them; empty segments are skipped.
 * @example joinPath('/docs', '', '/sidebar/') // '/docs/sidebar/'
 */
export function joinPath(...segments: string[]): string {
  return segments
    .filter((segment) => segment !== '')
    .join('/')
    .replace(/\/{2,}/g, '/')
}

/** Splits an href into the path and the rest, which starts with `?` or `#` or is empty. */
export function splitHref(href: string): { path: string; suffix: string } {
  const at = href.search(/[?#]/)
  return at === -1
    ? { path: href, suffix: '' }
    : { path: href.slice(0, at), suffix: href.slice(at) }
}
