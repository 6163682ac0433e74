import type { Properties } from 'hast'
import { changeHtml } from '@/lib/core/change-html'
import type { Href } from '@/lib/core/url'
import {
  ensureTrailingSlash,
  isExternalUrl,
  isSitePath,
  splitHref,
  toPageHref,
} from '@/lib/core/url'

/** Scheme that marks a link to a content file until the page that shows it resolves the file's URL. */
export const FILE_SCHEME = 'file:'

/** What the URLs in a piece of HTML depend on. */
export type HtmlPlace = {
  /** Path of the site, with a leading and a trailing slash. */
  baseUrl: Href
  /** Pages of the content files that the HTML links to. */
  links: Readonly<Record<string, Href>>
  /** The document's own page. */
  href: Href
  /** Prefix of ids, set if several documents share a page: links within a document then lead to its own page. */
  idPrefix?: string | undefined
}

/** The properties that contain a URL, and those that contain ids. */
const urlProperties = ['href', 'src', 'poster']
const idProperties = ['id', 'htmlFor', 'ariaControls', 'ariaLabelledBy', 'ariaDescribedBy']

/**
 * Resolves a URL such as `../cli/` against that of a page with a slash at its end, however the site's URLs end.
 * @example resolveRelative('../cli#x', '/docs/api/') // '/docs/cli/#x'
 */
export function resolveRelative(url: string, href: Href): Href {
  const { pathname, search, hash } = new URL(
    url,
    `https://site.example${ensureTrailingSlash(href)}`,
  )
  return toPageHref(pathname) + search + hash
}

/** Converts a URL in a document to the URL on its page. */
export function resolveUrl(url: string, { baseUrl, links, href, idPrefix }: HtmlPlace): string {
  if (url.startsWith(FILE_SCHEME)) {
    const { path, suffix } = splitHref(url.slice(FILE_SCHEME.length))
    const target = links[decodeURI(path)]
    // The page for unknown URLs suggests pages instead.
    const missing = baseUrl + path.replace(/^content\//, '')
    return (target === undefined ? missing : encodeURI(target)) + suffix
  }
  if (isSitePath(url)) return baseUrl + url.slice(1)
  if (url.startsWith('#')) return idPrefix === undefined ? url : href + url
  return isExternalUrl(url) || url === '' ? url : resolveRelative(url, href)
}

/** Converts the candidates of a `srcset` in the same way. */
export function resolveSrcSet(srcSet: string, place: HtmlPlace): string {
  return srcSet.replace(
    /(^|,\s*)([^\s,]+)/g,
    (_, before: string, url: string) => before + resolveUrl(url, place),
  )
}

function resolveElement({ properties }: { properties: Properties }, place: HtmlPlace): void {
  for (const name of urlProperties) {
    const url = properties[name]
    if (typeof url === 'string') properties[name] = resolveUrl(url, place)
  }
  if (typeof properties.srcSet === 'string') {
    properties.srcSet = resolveSrcSet(properties.srcSet, place)
  }
  if (place.idPrefix === undefined) return
  for (const name of idProperties) {
    const ids = [properties[name] ?? []].flat()
    if (ids.length > 0) properties[name] = ids.map((id) => `${place.idPrefix}-${id}`).join(' ')
  }
}

/**
 * Converts the HTML of a document for a page: links to content files lead to their pages, site paths are below the base
 * URL, and ids are unique if several documents share the page.
 * @example resolveHtml('<a href="file:content/docs/current/cli.mdx#x">', …) // '<a href="/docs/cli/#x">'
 */
export function resolveHtml(html: string, place: HtmlPlace): string {
  return changeHtml(html, (element) => resolveElement(element, place))
}
