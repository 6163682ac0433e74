import type { MetadataRoute } from 'next'
import { findSiteUrl } from '@/lib/config/base-url'
import { escapeHtml } from '@/lib/core/html'
import type { PageSummary } from '@/lib/records/site-index'

type SitemapPage = Pick<PageSummary, 'href' | 'updated' | 'isIndexable'>

/**
 * Returns the sitemap, which lists the pages that search engines may index. If the origin of the site is unknown, their
 * URLs are relative. Next doesn't escape URLs.
 */
export function toSitemap(pages: SitemapPage[]): MetadataRoute.Sitemap {
  return pages
    .filter(({ isIndexable }) => isIndexable)
    .map(({ href, updated }) => ({
      url: escapeHtml(findSiteUrl(encodeURI(href)) ?? encodeURI(href)),
      ...(updated && { lastModified: updated.date }),
      changeFrequency: 'weekly',
      priority: 0.5,
    }))
}
