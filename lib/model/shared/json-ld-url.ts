import { findSiteUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'

/**
 * Returns the URL of a page for structured data. It is relative if the site's origin is unknown, which is equivalent:
 * the base URL of JSON-LD in a document is that of the document
 * (https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements).
 */
export function toJsonLdUrl(href: Href): string {
  const path = encodeURI(href)
  return findSiteUrl(path) ?? path
}
