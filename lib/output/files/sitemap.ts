import type { MetadataRoute } from 'next'
import { siteConfig } from '@/lib/config/site'
import { toSiteUrl } from '@/lib/config/base-url'
import { escapeHtml } from '@/lib/core/html'
import type { PageSummary } from '@/lib/records/site-index'

type SitemapPage = Pick<PageSummary, 'href' | 'updated' | 'isIndexable'>

/**
 * Returns the sitemap, which lists the pages that search engines may index. Next doesn't escape URLs.
 * @param origin of the deployed site; if unknown, the URLs are relative
 */
export function toSitemap(
  pages: SitemapPage[],
  origin: string | undefined = siteConfig.url,
): MetadataRoute.Sitemap {
  return pages
    .filter(({ isIndexable }) => isIndexable)
    .map(({ href, updated }) => ({
      url: escapeHtml(origin === undefined ? encodeURI(href) : toSiteUrl(encodeURI(href), origin)),
      ...(updated && { lastModified: updated.date }),
      changeFrequency: 'weekly',
      priority: 0.5,
    }))
}
