import { findSiteUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'

/**
 * URL of a page in structured data. While the site's origin is not known it is relative, and means the same there: the
 * base of JSON-LD in a document is that of the document (https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements).
 */
export function toJsonLdUrl(href: Href): string {
  const path = encodeURI(href)
  return findSiteUrl(path) ?? path
}
