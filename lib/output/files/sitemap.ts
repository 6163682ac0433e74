import type { MetadataRoute } from 'next'
import { toSiteUrl } from '@/lib/config/base-url'
import type { SiteRoute } from '@/lib/model/site/all-routes'

/**
 * The sitemap of the pages that search engines should list.
 * @param findDate ISO 8601 day on which a page was last changed; undefined where nothing is known
 */
export function toSitemap(
  routes: SiteRoute[],
  findDate: (route: SiteRoute) => string | undefined,
): MetadataRoute.Sitemap {
  return routes.map((route) => {
    const lastModified = findDate(route)
    return {
      url: toSiteUrl(encodeURI(route.href)).replaceAll('&', '&amp;'),
      ...(lastModified !== undefined && { lastModified }),
      changeFrequency: 'weekly',
      priority: 0.5,
    }
  })
}
