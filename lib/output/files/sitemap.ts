import { toSiteUrl } from '@/lib/config/base-url'
import { escapeHtml } from '@/lib/core/html'
import type { PageSummary } from '@/lib/records/site-index'

type SitemapPage = Pick<PageSummary, 'href' | 'updated' | 'isIndexable'>

function toEntry({ href, updated }: SitemapPage, origin: string): string {
  const lines = [
    `<loc>${escapeHtml(toSiteUrl(encodeURI(href), origin))}</loc>`,
    ...(updated ? [`<lastmod>${updated.date}</lastmod>`] : []),
    '<changefreq>weekly</changefreq>',
    '<priority>0.5</priority>',
  ]
  return `<url>\n${lines.join('\n')}\n</url>\n`
}

/**
 * Returns the sitemap, which lists the pages that search engines may index. https://www.sitemaps.org/protocol.html
 * @param origin of the deployed site
 */
export function toSitemap(pages: SitemapPage[], origin: string): string {
  const entries = pages
    .filter(({ isIndexable }) => isIndexable)
    .map((page) => toEntry(page, origin))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}
