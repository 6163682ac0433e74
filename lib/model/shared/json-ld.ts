import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import type { PageVersion } from '@/lib/records/site-page'
import type { PageInput } from './page-base'

/**
 * Returns the URL of a page for structured data. It is relative if the site's origin is unknown, which is equivalent:
 * the base URL of JSON-LD in a document is that of the document
 * (https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements).
 */
export function toJsonLdUrl(href: Href): string {
  const path = encodeURI(href)
  return findSiteUrl(path) ?? path
}

/** Returns the schema.org description of the site. */
export function toSiteJsonLd(): object {
  return {
    '@type': 'WebSite',
    name: siteConfig.title,
    url: toJsonLdUrl(withBaseUrl('/')),
    inLanguage: defaultLocale.htmlLang,
  }
}

/**
 * Returns the schema.org description of a document.
 * @param updated ISO 8601 day of its last change
 */
export function toArticleJsonLd(
  { title, description }: Pick<PageInput, 'title' | 'description'>,
  { label, others }: PageVersion,
  updated: string | undefined,
): object {
  return {
    '@type': 'TechArticle',
    ...{ headline: title, description },
    version: others.length > 0 ? label : undefined,
    dateModified: updated,
  }
}
