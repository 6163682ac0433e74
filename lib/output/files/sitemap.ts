import type { MetadataRoute } from 'next'
import { toSiteUrl } from '@/lib/config/base-url'
import type { PageSummary } from '@/lib/records/site-index'

/** The sitemap: the pages that search engines may list. */
export function toSitemap(
  pages: Pick<PageSummary, 'href' | 'updated' | 'isIndexable'>[],
): MetadataRoute.Sitemap {
  return pages
    .filter(({ isIndexable }) => isIndexable)
    .map(({ href, updated }) => ({
      url: toSiteUrl(encodeURI(href)).replaceAll('&', '&amp;'),
      ...(updated && { lastModified: updated.date }),
      changeFrequency: 'weekly',
      priority: 0.5,
    }))
}
