import { toJsonLdUrl } from '../shared/json-ld-url'
import type { DocPageData, DocsPageData } from './types'

/** Returns the breadcrumbs of a docs page, without categories that have no page; undefined if only the page is left. */
export function toBreadcrumbsJsonLd({
  breadcrumbs,
  href: pageHref,
}: DocsPageData): object | undefined {
  const steps = breadcrumbs.flatMap(({ label, href }, index) => {
    const target = index === breadcrumbs.length - 1 ? pageHref : href
    return target === undefined ? [] : [{ name: label, item: toJsonLdUrl(target) }]
  })
  if (steps.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/**
 * Returns the schema.org description of a document.
 * @param updated ISO 8601 day of its last change
 */
export function toArticleJsonLd(page: DocPageData, updated: string | undefined): object {
  const { title, description, version } = page
  return {
    '@type': 'TechArticle',
    headline: title,
    ...(description !== undefined && { description }),
    ...(version.badge && { version: version.label }),
    ...(updated !== undefined && { dateModified: updated }),
  }
}
